import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import type { SitePartState } from '../../contract/siteAdmin.ts'
import type { SitePartActorRef } from '../../machines/sitePart/sitePart.machine.ts'
import { selectContext, selectIsUnpublished } from '../../machines/sitePart/sitePart.selectors.ts'
import type { sitePartDialogs } from '../../machines/sitePart/sitePart.types.ts'

const PublishDialog = lazy(() => import('../../components/site/SiteParts/PublishDialog.tsx'))
const CompareDialog = lazy(() => import('../../components/site/SiteParts/CompareDialog.tsx'))

interface Props {
  dialog: (typeof sitePartDialogs)[number]
  flow: SitePartActorRef
  kept: SitePartState
  busy: boolean
}

/** Dialogs before a part is published or restored. */
export const Dialogs = ({ dialog, flow, kept, busy }: Props) => {
  const { content, publication, failure, shown } = useSelector(flow, selectContext)
  const isUnpublished = useSelector(flow, selectIsUnpublished)
  return (
    <Suspense fallback={null}>
      {dialog !== 'comparing' && (
        <PublishDialog
          kept={kept}
          content={content}
          busy={busy}
          failure={failure}
          publication={publication}
          isConflict={dialog === 'conflict'}
          onPublish={(said) => flow.send({ type: 'review.publish', ...said })}
          onCancel={() => flow.send({ type: 'review.cancel' })}
          onKeep={() => flow.send({ type: 'conflict.keep' })}
          onTake={() => flow.send({ type: 'conflict.take' })}
        />
      )}
      {dialog === 'comparing' && (
        <CompareDialog
          kept={kept}
          version={shown}
          failure={failure}
          isChanged={isUnpublished}
          onRetry={() => flow.send({ type: 'version.retry' })}
          onRestore={() => flow.send({ type: 'version.restore' })}
          onClose={() => flow.send({ type: 'version.close' })}
        />
      )}
    </Suspense>
  )
}
