import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { releaseForm } from '../../../contract/paperDesk.ts'
import type { DecisionPreview, ReleaseResult } from '../../../contract/paperDesk.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Actions } from '../../kit/Dialog.styles.ts'
import Dialog from '../../kit/Dialog.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { AuthorView } from './AuthorView.tsx'
import { Form, Plain, Previews } from './PaperDesk.styles.ts'

/** Lazy; mount it while it is open. */
export interface ReleaseDialogProps {
  readonly view: 'loading' | 'failed' | 'confirming' | 'done' | 'closed'
  readonly list: readonly DecisionPreview[]
  readonly results: readonly ReleaseResult[]
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly onSend: (reason: string) => void
  readonly onClose: () => void
}

/** Confirms the release of these decisions, and shows the result of each. */
const ReleaseDialog = (props: ReleaseDialogProps) => {
  const { view, list, results, busy, failure, onRetry, onSend, onClose } = props
  const intl = useIntl()
  const isShort = list.some(({ is_short }) => is_short)
  const form = useForm({
    schema: releaseForm,
    busy,
    failure,

    onValid: ({ reason }) => onSend(reason),
  })
  const released = results.filter(({ outcome }) => outcome === 'released').length
  const titleOf = (id: number) => list.find((each) => each.id === id)?.title ?? ''
  const numberOf = (id: number) => list.find((each) => each.id === id)?.paper_id ?? id
  return (
    <Dialog
      wide
      title={
        <FormattedMessage
          id={view === 'done' ? 'desk.released' : 'desk.releaseTitle'}
          values={{ released }}
        />
      }
      onClose={busy && view === 'confirming' ? undefined : onClose}
    >
      {view === 'loading' && <Skeleton $height="10rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {view === 'confirming' && (
        <Form {...form.props}>
          <FaultSummary form={form} />
          <p>
            <FormattedMessage id="desk.releaseText" values={{ chosen: list.length }} />
          </p>
          <Previews tabIndex={0} role="group" aria-label={intl.formatMessage({ id: 'desk.preview' })}>
            {list.map(({ id, paper_id, title, outcome, letter, reviews, is_short }) => (
              <div key={id}>
                <strong>
                  #{paper_id} {title}
                </strong>
                {is_short && (
                  <p>
                    <FormattedMessage id="desk.short" />
                  </p>
                )}
                <AuthorView decision={outcome} letter={letter} reviews={reviews} />
              </div>
            ))}
          </Previews>
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
            <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
              <FormattedMessage id="shell.cancel" />
            </Button>
            {list.length > 0 && (
              <Button type="submit" busy={busy}>
                <FormattedMessage id="desk.release" values={{ chosen: list.length }} />
              </Button>
            )}
          </Actions>
        </Form>
      )}
      {view === 'done' && (
        <>
          <div role="status">
            <Plain>
              {results.map(({ id, outcome, says }) => (
                <li key={id} data-outcome={outcome}>
                  #{numberOf(id)} {titleOf(id)}:{' '}
                  {outcome === 'released' ? <FormattedMessage id="desk.outcome.released" /> : says}
                </li>
              ))}
            </Plain>
          </div>
          <Actions>
            <Button onClick={onClose}>
              <FormattedMessage id="shell.understood" />
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  )
}
export default ReleaseDialog
