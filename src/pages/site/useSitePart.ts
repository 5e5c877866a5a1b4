import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { sitePart as createPort } from '../../app/lazyServices/sitePart.ts'
import { emptyItem, type ItemShape, type PartContent, type SitePart } from '../../contract/siteParts.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { addItem, moveItem, removeItem, setText } from '../../machines/sitePart/edits.ts'
import { sitePartMachine } from '../../machines/sitePart/sitePart.machine.ts'
import * as select from '../../machines/sitePart/sitePart.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Editor of one part of the site: its state, and the administrator's actions. */
export const useSitePart = (part: SitePart, onPublished: () => void) => {
  const { own, site } = useServices()
  const { say } = useToasts()
  const [port] = useState(() => own(createPort))
  const [logic] = useState(() => sitePartMachine.provide({ actors: actorsOf(sitePartMachine, port) }))
  const flow = useFlow(logic, { input: { part } })
  useEmitted<typeof sitePartMachine>(flow, {
    'draft.changed': ({ draft }) => port.keepDraft(part, draft),
    'draft.dropped': () => port.dropDraft(part),
    'part.published': ({ isRestored }) => {
      say('success', isRestored ? 'parts.restored' : 'parts.done')
      // Header and footer of this page follow, too.
      site.send({ type: 'config.refresh' })
      onPublished()
    },
  })
  const edit = (mark: string, change: (content: PartContent) => PartContent) =>
    flow.send({ type: 'part.edit', content: change(flow.getSnapshot().context.content), mark })
  return {
    port,
    flow,
    view: useSelector(flow, select.selectView),
    dialog: useSelector(flow, select.selectDialog),
    busy: useSelector(flow, select.selectIsBusy),
    isChanged: useSelector(flow, select.selectIsUnpublished),
    isFaulty: useSelector(flow, select.selectIsFaulty),
    isRestoring: useSelector(flow, select.selectIsRestoring),
    canTakeBack: useSelector(flow, select.selectCanTakeBack),
    canUndo: useSelector(flow, select.selectCanUndo),
    state: useSelector(flow, select.selectContext),
    onOpen: (no: number) => flow.send({ type: 'version.open', no }),
    does: {
      onTakeBack: () => flow.send({ type: 'edit.undo' }),
      onDiscard: () => flow.send({ type: 'part.discard' }),
      onReview: () => flow.send({ type: 'part.review' }),
      onUndo: () => flow.send({ type: 'publish.undo' }),
    },
    acts: {
      onText: (path: string, text: string) => edit(path, (content) => setText(content, path, text)),
      onAdd: (list: string, shape: ItemShape) =>
        edit('', (content) => addItem(content, list, emptyItem(shape))),
      onRemove: (list: string, at: number) => edit('', (content) => removeItem(content, list, at)),
      onMove: (list: string, at: number, by: 1 | -1) =>
        edit('', (content) => moveItem(content, list, at, by)),
    },
  }
}
