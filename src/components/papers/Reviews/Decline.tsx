import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import {
  declineCauses,
  declineTexts,
  reviewLimits,
  type DeclineCause,
  type DeclineTexts,
} from '../../../contract/review.ts'
import { Part } from '../Submission/Submission.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'

export interface DeclineProps {
  busy: boolean
  onDecline: (wish: DeclineTexts & { cause: DeclineCause }) => void
}

/** Declines with a reason, or steps back; folded away, because it ends the request. */
export const Decline = ({ busy, onDecline }: DeclineProps) => {
  const [isOpen, setOpen] = useState(false)
  const [cause, setCause] = useState<DeclineCause>('conflict')
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const decline = () => {
    const texts = declineTexts.safeParse({ text, suggested_name: name, suggested_email: email })
    setWrong(!texts.success)
    if (texts.success) onDecline({ cause, ...texts.data })
  }
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
        required={false}
        rows={3}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <TextField
        name="suggested_name"
        label={<FormattedMessage id="review.suggested.name" />}
        hint={<FormattedMessage id="review.declined.hint" />}
        maxLength={reviewLimits.suggested}
        required={false}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <TextField
        name="suggested_email"
        type="email"
        label={<FormattedMessage id="review.suggested.email" />}
        error={isWrong ? <FormattedMessage id="error.emailFormat" /> : undefined}
        maxLength={254}
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <p>
        <Button variant="danger" small busy={busy} onClick={decline}>
          <FormattedMessage id="review.declineFinally" />
        </Button>
      </p>
    </Part>
  )
}
