import { useServices } from '../../app/context.tsx'
import { live } from '../../app/lazyServices/live.ts'
import { Devices } from '../../components/live/Live/Live.styles.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { mediaRoleIn } from '../../contract/room/view.ts'
import type { RoomSession } from '../../app/lazyServices/live.ts'
import type { HostTransferActorRef } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import { Beauty } from './Beauty.tsx'
import { Capture } from './Capture.tsx'
import { FunderMic } from './FunderMic.tsx'
import { Screen } from './Screen.tsx'
import { OnAirAlert } from './OnAirAlert.tsx'
import { Speaker } from './Speaker.tsx'
import { toggleMicrophone } from './toggleMicrophone.ts'
import { useCapture } from './useCapture.ts'
import { useKeys } from './useKeys.ts'
import { useOpening } from './useOpening.ts'
import { useScreenShare } from './useScreenShare.ts'

interface Props {
  session: RoomSession
  view: RoomView
  transfer: HostTransferActorRef
}

/** The own camera, microphone and screen, as far as the role in the room allows them. */
export const Tools = ({ session, view, transfer }: Props) => {
  const { hub, media } = session
  const { probe } = useServices().own(live)
  const isOver = view.room.liveStage === 'ended'
  const role = isOver ? 'audience' : mediaRoleIn(view.room, view.me.userId)
  const clarity = view.room.clarityLimit
  const isHost = role === 'anchor'
  const hasCamera = isHost || role === 'guest'
  const camera = useCapture({
    ...{ media, probe, kind: 'camera', clarity },
    mayPublish: hasCamera,
    isGuest: role === 'guest',
  })
  const microphone = useCapture({ media, probe, kind: 'microphone', clarity, mayPublish: isHost })
  const share = useScreenShare({ media, hub, clarity, mayShare: isHost })
  useOpening({ transfer, camera, microphone })
  useKeys(isHost ? { KeyM: () => toggleMicrophone(microphone) } : {})
  if (view.me.role === 'funder' && !isOver) {
    return <FunderMic session={session} view={view} />
  }
  return (
    <Devices>
      {hasCamera && <Capture capture={camera} />}
      {isHost && <Capture capture={microphone} />}
      {isHost && view.room.liveStage === 'ongoing' && (
        <OnAirAlert camera={camera} microphone={microphone} share={share} />
      )}
      {isHost && media.caps.screen && <Screen share={share} />}
      {isHost && <Beauty media={media} />}
      {!isOver && <Speaker media={media} role={role} />}
    </Devices>
  )
}
