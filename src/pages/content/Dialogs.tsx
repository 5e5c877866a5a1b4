import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import type { ContentEditorActorRef } from '../../machines/contentEditor/contentEditor.machine.ts'
import { selectContext } from '../../machines/contentEditor/contentEditor.selectors.ts'
import type { contentDialogs } from '../../machines/contentEditor/contentEditor.types.ts'
import { askOf } from '../../machines/record/asks.ts'

const CompareDialog = lazy(() => import('../../components/conference/ConferenceContent/CompareDialog.tsx'))
const ConflictDialog = lazy(() => import('../../components/conference/ConferenceContent/ConflictDialog.tsx'))
const WishDialog = lazy(() => import('../../components/kit/Record/WishDialog.tsx'))

const nothingTyped = { gate: '', eng_reason: '', confirmation: '', notes: {} }

interface Props {
  dialog: (typeof contentDialogs)[number]
  flow: ContentEditorActorRef
}

/** Dialogs before a text is released, restored or retired, and when two people have edited it. */
export const Dialogs = ({ dialog, flow }: Props) => {
  const { newKey } = useServices()
  const { draft, comparison, shown, theirs, failure, move } = useSelector(flow, selectContext)
  return (
    <Suspense fallback={null}>
      {dialog === 'comparing' && (
        <CompareDialog
          {...comparison}
          release={shown}
          texts={draft}
          failure={failure}
          onRetry={() => flow.send({ type: 'compare.retry' })}
          onAccept={() => flow.send({ type: 'compare.accept', key: newKey() })}
          onCancel={() => flow.send({ type: 'compare.cancel' })}
        />
      )}
      {dialog === 'conflict' && theirs !== null && (
        <ConflictDialog
          theirs={theirs}
          mine={draft}
          onKeep={() => flow.send({ type: 'conflict.keep' })}
          onTake={() => flow.send({ type: 'conflict.take' })}
        />
      )}
      {dialog === 'retiring' && (
        <WishDialog
          ask={askOf('content.retire')}
          tells="nobody"
          entity="conferenceContent"
          wish={{ ...nothingTyped, event: 'content.retire', reason: move.reason }}
          onConfirm={({ reason }) => flow.send({ type: 'retire.send', reason, key: newKey() })}
          onDismiss={() => flow.send({ type: 'retire.cancel' })}
        />
      )}
    </Suspense>
  )
}
