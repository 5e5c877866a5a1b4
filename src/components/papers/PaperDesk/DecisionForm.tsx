import type { ChangeEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { decisionForm, deskLimits, type DeskPaper } from '../../../contract/paperDesk.ts'
import type { Decision } from '../../../contract/paperWords.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Actions, Form } from './PaperDesk.styles.ts'

export interface DecisionFormProps {
  readonly paper: DeskPaper
  /** Initial values of the fields; null: nothing is prepared. */
  readonly written: { readonly decision: Decision; readonly letter: string } | null
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSave: (written: { decision: Decision; letter: string }) => void
  /** Keeps the prepared decision unchanged; absent: none is prepared. */
  readonly onLeave?: (() => void) | undefined
}

/** A decision while it is written: each begins with a letter in the author's language. */
export const DecisionForm = ({ paper, written, busy, failure, onSave, onLeave }: DecisionFormProps) => {
  const intl = useIntl()
  const form = useForm({ schema: decisionForm, busy, failure, onValid: onSave })
  const { letters, allowed, acceptance, language } = paper
  /** An unedited letter follows the decision. */
  const followDecision = (event: ChangeEvent<HTMLSelectElement>) => {
    const field = event.currentTarget.form?.elements.namedItem('letter')
    const decision = allowed.find((each) => each === event.currentTarget.value)
    if (!(field instanceof HTMLTextAreaElement)) return
    const isTemplate = field.value === '' || Object.values(letters).includes(field.value)
    if (isTemplate) field.value = decision === undefined ? '' : letters[decision]
  }
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'desk.decide' })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      <SelectField
        name="decision"
        label={<FormattedMessage id="desk.field.decision" />}
        error={faultOf(form, 'decision')}
        defaultValue={written?.decision ?? ''}
        onChange={followDecision}
      >
        <FormattedMessage id="desk.chooseDecision">
          {(said) => <option value="">{said}</option>}
        </FormattedMessage>
        {allowed.map((each) => (
          <FormattedMessage key={each} id={`submission.decided.${each === 'accept' ? acceptance : each}`}>
            {(said) => <option value={each}>{said}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <TextArea
        name="letter"
        label={<FormattedMessage id="desk.field.letter" />}
        hint={<FormattedMessage id={`desk.hint.letter.${language}`} />}
        error={faultOf(form, 'letter')}
        rows={14}
        maxLength={deskLimits.letter}
        defaultValue={written?.letter ?? ''}
      />
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Actions>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="desk.prepare" />
        </Button>
        {onLeave !== undefined && (
          <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onLeave}>
            <FormattedMessage id="shell.cancel" />
          </Button>
        )}
      </Actions>
    </Form>
  )
}
