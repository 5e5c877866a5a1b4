import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { overrideForm, releaseForm, type DeskDecision } from '../../../contract/paperDesk.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { AuthorView, type AuthorViewProps } from './AuthorView.tsx'
import { Actions, Form, Small } from './PaperDesk.styles.ts'

export interface PreparedDecisionProps {
  readonly prepared: DeskDecision
  readonly reviews: AuthorViewProps['reviews']
  /** Fewer reviews than the conference requires: the release needs a reason. */
  readonly isShort: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  /** Absent: it cannot be changed any more. */
  readonly onChange?: (() => void) | undefined
  readonly onDiscard: () => void
  readonly onRelease: (reason: string) => void
}

/** A decision that neither authors nor reviewers see yet, as the authors will read it. */
export const PreparedDecision = (props: PreparedDecisionProps) => {
  const { prepared, reviews, isShort, busy, failure, onChange, onDiscard, onRelease } = props
  const intl = useIntl()
  const form = useForm({
    schema: isShort ? overrideForm : releaseForm,
    busy,
    failure,
    onValid: ({ reason }) => onRelease(reason),
  })
  const unless = (act: () => void) => (busy ? undefined : act)
  return (
    <>
      <Note $tone="waiting">
        <strong>
          <FormattedMessage id="desk.preparedBy" values={{ by: prepared.by }} />
        </strong>
        <FormattedMessage id="desk.preparedNote" />
      </Note>
      <Small>
        <FormattedMessage id="desk.preview" />
      </Small>
      <AuthorView decision={prepared.outcome} letter={prepared.letter} reviews={reviews} />
      <Form
        {...form.props}
        aria-label={intl.formatMessage({ id: 'desk.releaseOne' })}
        aria-busy={busy || undefined}
      >
        <FaultSummary form={form} />
        {isShort && (
          <TextField
            name="reason"
            label={<FormattedMessage id="desk.field.reason" />}
            hint={<FormattedMessage id="desk.field.reasonHint" />}
            error={faultOf(form, 'reason')}
            maxLength={400}
            autoComplete="off"
          />
        )}
        {form.general !== null && (
          <Refusal role="alert">
            <FailureText failure={form.general} />
          </Refusal>
        )}
        <Actions>
          <Button type="submit" busy={busy}>
            <FormattedMessage id="desk.releaseOne" />
          </Button>
          {onChange !== undefined && (
            <Button variant="quiet" aria-disabled={busy || undefined} onClick={unless(onChange)}>
              <FormattedMessage id="desk.change" />
            </Button>
          )}
          <Button variant="plain" aria-disabled={busy || undefined} onClick={unless(onDiscard)}>
            <FormattedMessage id="desk.discard" />
          </Button>
        </Actions>
      </Form>
    </>
  )
}
