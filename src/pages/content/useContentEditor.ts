import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { contents as portOf } from '../../app/lazyServices/contents.ts'
import type { ContentTexts } from '../../contract/conferenceContent.ts'
import { contentEditorMachine } from '../../machines/contentEditor/contentEditor.machine.ts'
import * as select from '../../machines/contentEditor/contentEditor.selectors.ts'
import type { ContentEditorInput } from '../../machines/contentEditor/contentEditor.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Editor of one text of a conference: its state, and the organizer's actions. */
export const useContentEditor = (input: ContentEditorInput) => {
  const { own, newKey } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    contentEditorMachine.provide({ actors: actorsOf(contentEditorMachine, own(portOf)) }),
  )
  const flow = useFlow(logic, { input })
  useEmitted<typeof contentEditorMachine>(flow, {
    'content.moved': ({ event }) => say('success', `content.done.${event}`),
  })
  const state = useSelector(flow, select.selectContext)
  return {
    flow,
    state,
    view: useSelector(flow, select.selectView),
    dialog: useSelector(flow, select.selectDialog),
    saving: useSelector(flow, select.selectSaving),
    busy: useSelector(flow, select.selectIsBusy),
    disabled: useSelector(flow, select.selectIsReadOnly),
    can: {
      open: useSelector(flow, select.selectIsSettled),
      release: useSelector(flow, select.selectCanRelease),
      retire: useSelector(flow, select.selectCanRetire),
      confirm: useSelector(flow, select.selectCanConfirm),
    },
    does: {
      onEdit: (change: Partial<ContentTexts>) => flow.send({ type: 'text.edit', change }),
      onSave: () => flow.send({ type: 'save.retry' }),
      onRelease: () => flow.send({ type: 'release.ask' }),
      onOpen: (no: number) => flow.send({ type: 'version.open', no }),
      onConfirm: () => flow.send({ type: 'translation.confirm', key: newKey() }),
      onRetire: () => flow.send({ type: 'retire.ask' }),
      onRevive: () => flow.send({ type: 'content.revive', key: newKey() }),
    },
  }
}
