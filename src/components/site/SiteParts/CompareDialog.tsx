import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { SitePartState, SiteVersion } from '../../../contract/siteAdmin.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { PartChanges } from './PartChanges.tsx'
import { Published } from './Published.tsx'
import { Said, Warning } from './SiteParts.styles.ts'

/** Lazy; mount it while it is open. */
export interface CompareDialogProps {
  readonly kept: SitePartState
  /** Null: loading, or failed. */
  readonly version: SiteVersion | null
  readonly failure: Failure | null
  /** Restoring it would discard the input. */
  readonly isChanged: boolean
  readonly onRetry: () => void
  readonly onRestore: () => void
  readonly onClose: () => void
}

/** Changes that restoring an earlier version would make. */
const CompareDialog = ({
  kept,
  version,
  failure,
  isChanged,
  onRetry,
  onRestore,
  onClose,
}: CompareDialogProps) => (
  <Dialog
    wide
    title={<FormattedMessage id="parts.compare.title" />}
    description={version !== null && <Published card={version} />}
    onClose={onClose}
    actions={
      version !== null && (
        <>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          <Button onClick={onRestore}>
            <FormattedMessage id="parts.restore" />
          </Button>
        </>
      )
    }
  >
    {version === null && failure === null && <Skeleton $height="8rem" />}
    {version === null && failure !== null && <FailureState failure={failure} onRetry={onRetry} />}
    {version !== null && (
      <>
        <Said>
          <FormattedMessage id="parts.compare.lead" values={{ no: version.no, current: kept.no }} />
        </Said>
        <PartChanges part={kept.part} before={kept.content} after={version.content} />
        {isChanged && (
          <Warning>
            <FormattedMessage id="parts.compare.changed" />
          </Warning>
        )}
      </>
    )}
  </Dialog>
)
export default CompareDialog
