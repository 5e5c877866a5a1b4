import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { templatePacks } from '../../app/lazyServices/templatePacks.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { templatePackMachine } from '../../machines/templatePack/templatePack.machine.ts'
import { useFocusOnChange } from '../member/useFocusOnChange.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The templates of this page's conference, and their events. */
export const useTemplatePack = (conferenceId: number) => {
  const { own } = useServices()
  const { say } = useToasts()
  const focusOnChange = useFocusOnChange('#templates')
  const [port] = useState(() => own(templatePacks))
  const [logic] = useState(() => templatePackMachine.provide({ actors: actorsOf(templatePackMachine, port) }))
  const flow = useFlow(logic, { input: { conferenceId } })
  useEmitted<typeof templatePackMachine>(flow, {
    'pack.removed': () => {
      say('success', 'template.removed')
      focusOnChange()
    },
  })
  return { flow, port }
}

export type Port = ReturnType<typeof useTemplatePack>['port']
