import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { organizerApplication } from '../../app/lazyServices/organizerApplication.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { organizerApplicationMachine } from '../../machines/organizerApplication/organizerApplication.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

export type Port = ReturnType<typeof organizerApplication>

/** The application of the member who is signed in. */
export const useAttest = () => {
  const port = useServices().own(organizerApplication)
  const { say } = useToasts()
  const [logic] = useState(() =>
    organizerApplicationMachine.provide({ actors: actorsOf(organizerApplicationMachine, port) }),
  )
  const flow = useFlow(logic, {})
  // The form, or the button, goes away, and the focus must not go with it.
  const toTop = () => document.querySelector<HTMLElement>('main h1')?.focus()
  useEmitted<typeof organizerApplicationMachine>(flow, {
    'application.sent': () => {
      say('success', 'attest.sent')
      toTop()
    },
    'application.withdrawn': () => {
      say('success', 'attest.withdrawn')
      toTop()
    },
  })
  return { attest: flow, port }
}
