import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { conferenceBasics } from '../../app/lazyServices/conferenceBasics.ts'
import { conferenceBasicsMachine } from '../../machines/conferenceBasics/conferenceBasics.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The basics of this page's conference. */
export const useConferenceBasics = (conferenceId: number) => {
  const { own } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    conferenceBasicsMachine.provide({ actors: actorsOf(conferenceBasicsMachine, own(conferenceBasics)) }),
  )
  const flow = useFlow(logic, { input: { conferenceId } })
  useEmitted<typeof conferenceBasicsMachine>(flow, {
    'basics.saved': () => say('success', 'organizer.basics.saved'),
  })
  return flow
}
