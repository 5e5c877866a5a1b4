import { FormattedMessage } from 'react-intl'

import { Note } from './Registration.styles.ts'
import type { RegistrationFormProps } from './Registration.types.ts'

/** What a full ticket means for whoever has chosen it; read out as soon as it is there. */
export const PlaceNote = ({ offer }: Pick<RegistrationFormProps, 'offer'>) => {
  const name = offer === 'waitlist' ? 'soldOut' : 'listed'
  return (
    <div aria-live="polite">
      {offer !== 'registration' && (
        <Note $tone={offer === 'waitlist' ? 'waiting' : 'good'}>
          <strong>
            <FormattedMessage id={`register.${name}`} />
          </strong>
          <p>
            <FormattedMessage id={`register.${name}.text`} />
          </p>
        </Note>
      )}
    </div>
  )
}
