import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { documents as portOf } from '../../app/lazyServices/documents.ts'
import type { Design } from '../../contract/documents/design.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { templateDesignerMachine } from '../../machines/templateDesigner/templateDesigner.machine.ts'
import * as select from '../../machines/templateDesigner/templateDesigner.selectors.ts'
import type { TemplateDesignerInput } from '../../machines/templateDesigner/templateDesigner.types.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Designer of a template: its state, and the possible actions. */
export const useTemplateDesigner = (input: TemplateDesignerInput) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    templateDesignerMachine.provide({ actors: actorsOf(templateDesignerMachine, own(portOf)) }),
  )
  const flow = useFlow(logic, { input })
  useEmitted<typeof templateDesignerMachine>(flow, {
    'template.saved': () => say('success', 'documents.saved'),
  })
  return {
    flow,
    view: useSelector(flow, select.selectView),
    state: useSelector(flow, select.selectContext),
    shown: {
      busy: useSelector(flow, select.selectIsBusy),
      isHeld: useSelector(flow, select.selectIsConflict),
      isChanged: useSelector(flow, select.selectIsChanged),
      canUndo: useSelector(flow, select.selectCanUndo),
      canSave: useSelector(flow, select.selectCanSave),
    },
    does: {
      onChange: (design: Design, chosen?: number | null) =>
        flow.send({ type: 'design.change', design, ...(chosen === undefined ? {} : { chosen }) }),
      onRename: (name: string) => flow.send({ type: 'name.change', name }),
      onChoose: (index: number | null) => flow.send({ type: 'block.choose', index }),
      onUndo: () => flow.send({ type: 'design.undo' }),
      onSave: () => flow.send({ type: 'designer.save' }),
    },
  }
}
