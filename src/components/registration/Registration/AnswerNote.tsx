import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { FailureText } from '../../kit/FailureText.tsx'
import { Money } from '../../kit/Money.tsx'
import { Note } from './Registration.styles.ts'
import type { RegistrationFormProps } from './Registration.types.ts'

export interface AnswerNoteProps extends Pick<RegistrationFormProps, 'price' | 'formerAmount'> {
  /** A refusal that belongs to no field. */
  general: Failure | null
}

/** Facts to know before the next press; read out as soon as they appear. */
export const AnswerNote = ({ price, formerAmount, general }: AnswerNoteProps) => (
  <div aria-live="polite">
    {formerAmount !== null && price !== null && (
      <Note $tone="waiting">
        <FormattedMessage
          id="register.repriced"
          values={{
            from: <Money key="from" fen={formerAmount} />,
            to: (
              <strong key="to">
                <Money fen={price.total} />
              </strong>
            ),
          }}
        />
      </Note>
    )}
    {general !== null && formerAmount === null && (
      <Note $tone="seal">
        <FailureText failure={general} />
      </Note>
    )}
  </div>
)
