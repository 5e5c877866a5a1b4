import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import { HandPanel } from '../../components/Live/HandPanel.tsx'
import { SilenceAlert } from '../../components/Live/SilenceAlert.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { guestMicMachine } from '../../machines/guestMic/guestMic.machine.ts'
import * as select from '../../machines/guestMic/guestMic.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useDevices } from './useDevices.ts'
import { useKeys } from './useKeys.ts'

interface Props {
  ports: RoomPorts
  isOver: boolean
  isRecorded: boolean
  /** On the server's clock. */
  now: () => number
}

/** One's own hand and microphone on stage. */
export const Hand = ({ ports, isOver, isRecorded, now }: Props) => {
  const { delays, own } = useServices()
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
  const status = useSelector(hand, select.selectStatus)
  const preferences = own(livePreferences)
  const microphones = useDevices('microphone', status)
  return (
    <>
      {status === 'interrupted' && <SilenceAlert why="interrupted" />}
      {status === 'lost' && <SilenceAlert why="lost" onOpen={() => hand.send({ type: 'mic.unmute' })} />}
      <HandPanel
        status={status}
        mayRaise={useSelector(hand, select.selectMayRaise)}
        isOver={isOver}
        isTakenDown={useSelector(hand, select.selectIsTakenDown)}
        isRecorded={isRecorded}
        expiresAt={useSelector(hand, select.selectExpiry)}
        now={now}
        failure={useSelector(hand, select.selectFailure)}
        mediaFault={useSelector(hand, select.selectMediaFault)}
        microphones={microphones}
        microphone={preferences.device('microphone')}
        onMicrophone={(deviceId) => {
          preferences.keepDevice('microphone', deviceId)
          hand.send({ type: 'mic.choose' })
        }}
        onCommand={(type) => hand.send({ type })}
      />
    </>
  )
}
