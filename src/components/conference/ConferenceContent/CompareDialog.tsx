import { FormattedMessage } from 'react-intl'

import type { ContentRelease, ContentTexts } from '../../../contract/conferenceContent.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import ContentDiff from './ContentDiff.tsx'

/** Lazy; mount it while it is open. */
export interface CompareDialogProps {
  readonly event: 'release' | 'restore'
  /** Number of the release; null: nothing was released yet. */
  readonly no: number | null
  /** Null: loading, failed, or there is none. */
  readonly release: ContentRelease | null
  readonly texts: ContentTexts
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly onAccept: () => void
  readonly onCancel: () => void
}

/** Changes that a release would publish, or that restoring one would make here. */
const CompareDialog = (props: CompareDialogProps) => {
  const { event, no, release, texts, failure, onRetry, onAccept, onCancel } = props
  const isThere = no === null || release !== null
  return (
    <Dialog
      wide
      title={<FormattedMessage id={`content.${event}.title`} values={{ no }} />}
      description={
        <FormattedMessage
          id={no === null ? 'content.release.first' : `content.${event}.lead`}
          values={{ no }}
        />
      }
      onClose={onCancel}
      actions={
        isThere && (
          <>
            <Button variant="quiet" onClick={onCancel}>
              <FormattedMessage id="content.back" />
            </Button>
            <Button onClick={onAccept}>
              <FormattedMessage id={`content.do.${event}`} />
            </Button>
          </>
        )
      }
    >
      {!isThere && failure === null && <Skeleton $height="8rem" />}
      {!isThere && failure !== null && <FailureState failure={failure} onRetry={onRetry} />}
      {isThere &&
        (event === 'release' ? (
          <ContentDiff before={release ?? {}} after={texts} />
        ) : (
          <ContentDiff before={texts} after={release ?? {}} />
        ))}
    </Dialog>
  )
}
export default CompareDialog
