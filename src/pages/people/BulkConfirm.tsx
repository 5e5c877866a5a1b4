import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { applyBulk, type BulkAction, type BulkPreview } from '../../contract/peopleBulk.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import type { bulkWish } from './bulkWish.ts'
import { actionsHref } from './peopleHref.ts'

const BulkConfirmDialog = lazy(() => import('../../components/conference/People/BulkConfirmDialog.tsx'))

interface Props {
  readonly wish: ReturnType<typeof bulkWish>
  readonly preview: BulkPreview
  /** Name of the tag or the ticket type, or why orders are closed. */
  readonly subject: string
  readonly onEnd: () => void
}

/** Applies the previewed action, and leads to its results. */
export const BulkConfirm = ({ wish, preview, subject, onEnd }: Props) => {
  const { api, go } = useServices()
  const act = useDialogAct({
    sendAct: ({ key }, signal) => api.call(applyBulk, { ...wish, until: preview.until, key }, { signal }),
    onDone: (answer) => go.to(actionsHref(wish.conference_id, (answer as BulkAction).id)),
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <BulkConfirmDialog {...act} kind={wish.kind} subject={subject} preview={preview} />
    </Suspense>
  )
}
