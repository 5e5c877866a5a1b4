import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { attest } from '../../app/lazyServices/attest.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { attestMachine } from '../../machines/attest/attest.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

export type Port = ReturnType<typeof attest>

/** The application of whoever is signed in. */
export const useAttest = () => {
  const port = useServices().own(attest)
  const { say } = useToasts()
  const [logic] = useState(() => attestMachine.provide({ actors: actorsOf(attestMachine, port) }))
  const flow = useFlow(logic, {})
  // The form, or the button, goes away, and the focus must not go with it.
  const toTop = () => document.querySelector<HTMLElement>('main h1')?.focus()
  useEmitted<typeof attestMachine>(flow, {
    'attest.sent': () => {
      say('success', 'attest.sent')
      toTop()
    },
    'attest.withdrawn': () => {
      say('success', 'attest.withdrawn')
      toTop()
    },
  })
  return { attest: flow, port }
}
