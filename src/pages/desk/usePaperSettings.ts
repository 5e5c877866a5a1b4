import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperDesk } from '../../app/lazyServices/paperDesk.ts'
import { paperSettingsMachine } from '../../machines/paperSettings/paperSettings.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The settings of this page's conference. */
export const usePaperSettings = (conferenceId: number) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    paperSettingsMachine.provide({ actors: actorsOf(paperSettingsMachine, own(paperDesk)) }),
  )
  const flow = useFlow(logic, { input: { conferenceId } })
  useEmitted<typeof paperSettingsMachine>(flow, {
    'settings.saved': () => say('success', 'desk.saved'),
  })
  return flow
}
