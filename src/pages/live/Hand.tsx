import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { livePreferences } from '../../app/lazyServices/livePreferences.ts'
import { HandPanel } from '../../components/live/Live/HandPanel.tsx'
import { SilenceAlert } from '../../components/live/Live/SilenceAlert.tsx'
import type { RoomState } from '../../contract/room/state.ts'
import * as select from '../../machines/guestMic/guestMic.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useDevices } from './useDevices.ts'
import { useHand } from './useHand.ts'

interface Props {
  ports: RoomPorts
  room: Pick<RoomState, 'liveStage' | 'recorded'>
  /** On the server's clock. */
  now: () => number
}

/** One's own hand and microphone on stage. */
export const Hand = ({ ports, room, now }: Props) => {
  const preferences = useServices().own(livePreferences)
  const hand = useHand(ports)
  const status = useSelector(hand, select.selectStatus)
  const microphones = useDevices('microphone', status)
  return (
    <>
      {status === 'interrupted' && <SilenceAlert why="interrupted" />}
      {status === 'lost' && <SilenceAlert why="lost" onOpen={() => hand.send({ type: 'mic.unmute' })} />}
      <HandPanel
        status={status}
        mayRaise={useSelector(hand, select.selectMayRaise)}
        isOver={room.liveStage === 'ended'}
        isTakenDown={useSelector(hand, select.selectIsTakenDown)}
        isRecorded={room.recorded === true}
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
