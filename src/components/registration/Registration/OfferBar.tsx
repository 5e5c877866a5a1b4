import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { Money } from '../../kit/Money.tsx'
import { AnswerNote } from './AnswerNote.tsx'
import { Bar, Total } from './Registration.styles.ts'
import type { RegistrationFormProps } from './Registration.types.ts'

export interface OfferBarProps extends Pick<
  RegistrationFormProps,
  'price' | 'formerAmount' | 'offer' | 'busy' | 'onWait'
> {
  /** A refusal that belongs to no field. */
  general: Failure | null
}

/** The amount, and the single next step. */
export const OfferBar = ({ price, formerAmount, offer, busy, general, onWait }: OfferBarProps) => {
  const note = <AnswerNote price={price} formerAmount={formerAmount} general={general} />
  if (offer === 'waitlist') {
    return (
      <Bar>
        {note}
        <Button busy={busy} wide onClick={onWait}>
          <FormattedMessage id="register.wait" />
        </Button>
      </Bar>
    )
  }
  if (offer === 'proof' || offer === 'group') {
    return (
      <Bar>
        {note}
        <p>
          <FormattedMessage id={`register.${offer}.first`} />
        </p>
      </Bar>
    )
  }
  const label = formerAmount !== null ? 'confirm' : price?.total === 0 ? 'submit.free' : 'submit'
  return (
    <Bar>
      {note}
      <Total>
        <FormattedMessage id={price === null ? 'register.total.none' : 'register.total'} />
        {price !== null && (
          <strong>
            <Money fen={price.total} />
          </strong>
        )}
      </Total>
      <Button type="submit" busy={busy}>
        <FormattedMessage id={`register.${label}`} />
      </Button>
    </Bar>
  )
}
