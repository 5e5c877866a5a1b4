import { FormattedMessage } from 'react-intl'

import type { PartContent } from '../../contract/siteParts.ts'
import type { SitePartState } from '../../contract/siteAdmin.ts'
import { Button } from '../ui/Button.tsx'
import Dialog from '../ui/Dialog.tsx'
import { Skeleton } from '../ui/Skeleton.ts'
import { PartChanges } from './PartChanges.tsx'
import { Published } from './Published.tsx'
import { Said } from './SiteParts.styles.ts'

/** Lazy; mount it while it is open. */
export interface ConflictDialogProps {
  /** What somebody else has published. */
  readonly theirs: SitePartState
  readonly mine: PartContent
  /** `theirs` is on its way. */
  readonly busy: boolean
  readonly onKeep: () => void
  readonly onTake: () => void
}

/** Two people edited the same version: the second one decides, and sees both. */
const ConflictDialog = ({ theirs, mine, busy, onKeep, onTake }: ConflictDialogProps) => (
  <Dialog
    alert
    wide
    title={<FormattedMessage id="parts.conflict.title" />}
    description={<FormattedMessage id="parts.conflict.lead" />}
    actions={
      <>
        <Button variant="quiet" busy={busy} onClick={onTake}>
          <FormattedMessage id="parts.conflict.take" />
        </Button>
        <Button busy={busy} onClick={onKeep}>
          <FormattedMessage id="parts.conflict.keep" />
        </Button>
      </>
    }
  >
    {busy ? (
      <Skeleton $height="8rem" />
    ) : (
      <>
        <Said>
          <Published card={theirs} />
        </Said>
        <PartChanges part={theirs.part} before={theirs.content} after={mine} />
      </>
    )}
  </Dialog>
)
export default ConflictDialog
