import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { guestMicMachine } from '../../machines/guestMic/guestMic.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useKeys } from './useKeys.ts'

/** One's own hand and place on stage, and the keys for them. */
export const useHand = (ports: RoomPorts) => {
  const { delays } = useServices()
  const [logic] = useState(() =>
    guestMicMachine.provide({
      actors: actorsOf(guestMicMachine, ports),
      delays: delays.rejection === undefined ? {} : { rejection: delays.rejection },
    }),
  )
  const [input] = useState(ports.handFacts)
  const hand = useFlow(logic, { input })
  useKeys({
    KeyH: () => {
      const event = { type: 'hand.raise' } as const
      hand.send(hand.getSnapshot().can(event) ? event : { type: 'hand.cancel' })
    },
    KeyM: () => {
      const event = { type: 'mic.mute' } as const
      hand.send(hand.getSnapshot().can(event) ? event : { type: 'mic.unmute' })
    },
  })
  return hand
}
