import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { declineCauses, reviewLimits, type DeclineCause } from '../../contract/review.ts'
import { Part } from '../Submission/Submission.styles.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextArea } from '../ui/TextArea.tsx'

export interface DeclineProps {
  busy: boolean
  onDecline: (cause: DeclineCause, text: string) => void
}

/** Declines with a reason, or steps back; folded away, because it ends the request. */
export const Decline = ({ busy, onDecline }: DeclineProps) => {
  const [isOpen, setOpen] = useState(false)
  const [cause, setCause] = useState<DeclineCause>('conflict')
  const [text, setText] = useState('')
  if (!isOpen)
    return (
      <p>
        <Button variant="plain" small onClick={() => setOpen(true)}>
          <FormattedMessage id="review.decline" />
        </Button>
      </p>
    )
  return (
    <Part>
      <SelectField
        name="cause"
        label={<FormattedMessage id="review.cause" />}
        value={cause}
        onChange={({ currentTarget: { value } }) =>
          setCause(declineCauses.find((each) => each === value) ?? 'other')
        }
      >
        {declineCauses.map((each) => (
          <FormattedMessage key={each} id={`review.cause.${each}`}>
            {(said) => <option value={each}>{said}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <TextArea
        name="text"
        label={<FormattedMessage id="review.declined" />}
        hint={<FormattedMessage id="review.declined.hint" />}
        maxLength={reviewLimits.declined}
        rows={3}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <p>
        <Button variant="danger" small busy={busy} onClick={() => onDecline(cause, text)}>
          <FormattedMessage id="review.declineFinally" />
        </Button>
      </p>
    </Part>
  )
}
