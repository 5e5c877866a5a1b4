import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { conferenceCopy } from '../../app/lazyServices/conferenceCopy.ts'
import { conferenceCopyMachine } from '../../machines/conferenceCopy/conferenceCopy.machine.ts'
import * as select from '../../machines/conferenceCopy/conferenceCopy.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** A conference that is made again; leads to the draft once it is there. Null: it comes as a file. */
export const useConferenceCopy = (conferenceId: number | null) => {
  const { own, go } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    conferenceCopyMachine.provide({ actors: actorsOf(conferenceCopyMachine, own(conferenceCopy)) }),
  )
  const flow = useFlow(logic, { input: { conferenceId } })
  useEmitted<typeof conferenceCopyMachine>(flow, {
    'copy.made': ({ conference }) => {
      say('success', 'organizer.made')
      go.to(`/organizer/${conference.id}`)
    },
  })
  return {
    flow,
    view: useSelector(flow, select.selectView),
    busy: useSelector(flow, select.selectIsBusy),
    source: useSelector(flow, select.selectSource),
    failure: useSelector(flow, select.selectFailure),
  }
}
