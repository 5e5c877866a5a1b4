import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import type { TeamAct } from './teamActs.ts'

/** Lazy; mount it while it is open. */
export interface TeamActDialogProps {
  readonly act: TeamAct
  /** Nothing can be done about it here any more. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Confirms removing a member from the team, or resending or withdrawing an invitation (CONF-03). */
const TeamActDialog = ({ act, isRefused, busy, failure, onSubmit, onClose }: TeamActDialogProps) => (
  <Dialog
    alert
    title={<FormattedMessage id={`team.act.${act.kind}`} />}
    description={<FormattedMessage id={`team.act.${act.kind}.text`} values={{ subject: act.subject }} />}
    onClose={busy ? undefined : onClose}
  >
    <DialogEnd
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={
        <Button
          busy={busy}
          variant={act.kind === 'resend' ? 'primary' : 'danger'}
          onClick={() => onSubmit({})}
        >
          <FormattedMessage id={`team.act.${act.kind}`} />
        </Button>
      }
      onClose={onClose}
    />
  </Dialog>
)

export default TeamActDialog
