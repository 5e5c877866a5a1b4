import { FormattedMessage } from 'react-intl'

import type { WaitlistEntry } from '../../../contract/waitlist.ts'
import { Note } from './Registration.styles.ts'
import type { RegistrationFormProps } from './Registration.types.ts'

export interface PlaceNoteProps extends Pick<RegistrationFormProps, 'offer'> {
  /** The visitor's place on the waiting list of the chosen ticket, or null. */
  waiting: WaitlistEntry | null
}

/** Explains a full ticket to the member who chose it, and leaves the waiting list; read out as soon as it appears. */
export const PlaceNote = ({ offer, waiting }: PlaceNoteProps) => {
  if (offer === 'proof' || offer === 'group') return <div aria-live="polite" />
  const name = names[offer]
  if (name === 'offered' && waiting?.state !== 'offered') return <div aria-live="polite" />
  return (
    <div aria-live="polite">
      <Note $tone={offer === 'waitlist' ? 'waiting' : 'good'}>
        <strong>
          <FormattedMessage id={`register.${name}`} />
        </strong>
        <p>
          <FormattedMessage id={`register.${name}.text`} />
        </p>
        {/* Its number is not known where the server has only reported that there is one. */}
        {waiting !== null && waiting.id > 0 && (
          <a href={`/console/waitlist/${waiting.id}`}>
            <FormattedMessage id="register.leave" />
          </a>
        )}
      </Note>
    </div>
  )
}

const names = { registration: 'offered', waitlist: 'soldOut', listed: 'listed' } as const
