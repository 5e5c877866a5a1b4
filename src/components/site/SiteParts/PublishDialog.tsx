import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { PartChanges } from './PartChanges.tsx'
import { Published } from './Published.tsx'
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx'
import { Said } from './SiteParts.styles.ts'

/** Lazy; mount it while it is open. */
export interface PublishDialogProps extends ReviewFormProps {
  /** Another user has published in the meantime: `kept` is their version. */
  readonly isConflict: boolean
  readonly onKeep: () => void
  readonly onTake: () => void
}

/**
 * Publishing, from the review to the choice between two versions after a conflict: one dialog, so that the focus comes
 * back to the button that opened it.
 */
const PublishDialog = ({ isConflict, onKeep, onTake, ...review }: PublishDialogProps) => {
  const intl = useIntl()
  const { kept, content, busy, onCancel } = review
  if (isConflict) {
    return (
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
              <Published card={kept} />
            </Said>
            <PartChanges part={kept.part} before={kept.content} after={content} />
          </>
        )}
      </Dialog>
    )
  }
  return (
    <Dialog
      wide
      title={<FormattedMessage id="parts.review.title" />}
      description={
        <FormattedMessage
          id="parts.review.lead"
          values={{ part: intl.formatMessage({ id: `parts.title.${kept.part}` }) }}
        />
      }
      onClose={busy ? undefined : onCancel}
    >
      <ReviewForm {...review} />
    </Dialog>
  )
}
export default PublishDialog
