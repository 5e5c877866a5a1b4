import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { Actions } from '../../kit/Dialog.styles.ts'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Plain } from './PaperDesk.styles.ts'

/** Lazy; mount it while it is open. */
export interface PapersDialogProps {
  readonly act: keyof typeof sendTexts
  readonly papers: ReadonlyArray<{ readonly id: number; readonly title: string }>
  readonly busy: boolean
  /** Nothing can be done about it here any more. */
  readonly isRefused: boolean
  readonly failure: Failure | null
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Confirms one action on all of these papers. */
const PapersDialog = ({ act, papers, busy, isRefused, failure, onSend, onClose }: PapersDialogProps) => (
  <Dialog
    title={<FormattedMessage id={`desk.${act}Title`} values={{ papers: papers.length }} />}
    description={<FormattedMessage id={`desk.${act}Text`} />}
    onClose={busy ? undefined : onClose}
  >
    <Plain>
      {papers.map(({ id, title }) => (
        <li key={id}>
          #{id} {title}
        </li>
      ))}
    </Plain>
    {failure !== null && (
      <Refusal role="alert">
        <FailureText failure={failure} />
      </Refusal>
    )}
    <Actions>
      <Button
        variant={isRefused ? 'primary' : 'quiet'}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClose}
      >
        <FormattedMessage id={isRefused ? 'shell.understood' : 'shell.cancel'} />
      </Button>
      {!isRefused && (
        <Button busy={busy} onClick={onSend}>
          <FormattedMessage id={sendTexts[act]} />
        </Button>
      )}
    </Actions>
  </Dialog>
)
const sendTexts = { rebuttal: 'desk.rebuttalOpen', pass: 'desk.pass' } as const

export default PapersDialog
