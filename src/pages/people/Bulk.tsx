import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import type { BulkKind } from '../../contract/bulkWords.ts'
import { previewBulk, type BulkPreview } from '../../contract/peopleBulk.ts'
import type { PeopleFilter } from '../../contract/peopleFilter.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { BulkConfirm } from './BulkConfirm.tsx'
import { bulkWish } from './bulkWish.ts'

const BulkAskDialog = lazy(() => import('../../components/conference/People/BulkAskDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  /** Empty: all that the filter means. */
  readonly chosen: readonly number[]
  readonly total: number
  readonly kind: BulkKind
  readonly tags: readonly string[]
  /** On sale. */
  readonly types: ReadonlyArray<{ readonly id: number; readonly name: string }>
  readonly onEnd: () => void
}

/** One bulk action on registrations, from the input through the preview to the page of results. */
export const Bulk = ({ conferenceId, filter, chosen, total, kind, tags, types, onEnd }: Props) => {
  const { api } = useServices()
  const [shown, setShown] = useState<{ wish: ReturnType<typeof bulkWish>; preview: BulkPreview } | null>(null)
  const wishOf = (texts: Readonly<Record<string, string>>) =>
    bulkWish({ conferenceId, filter, chosen, kind, texts })
  const ask = useDialogAct({
    sendAct: async ({ texts }, signal) => {
      const wish = wishOf(texts)
      return { wish, preview: await api.call(previewBulk, wish, { signal }) }
    },
    onDone: (answer) => setShown(answer as NonNullable<typeof shown>),
    onLeft: onEnd,
  })
  if (shown !== null) {
    const { tag, type, reason } = shown.wish
    const subject = types.find(({ id }) => id === type)?.name ?? (tag || reason)
    return <BulkConfirm {...shown} subject={subject} onEnd={onEnd} />
  }
  return (
    <Suspense fallback={null}>
      <BulkAskDialog
        {...ask}
        kind={kind}
        tags={tags}
        types={types}
        number={chosen.length === 0 ? total : chosen.length}
      />
    </Suspense>
  )
}
