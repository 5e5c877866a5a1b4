import { useServices } from '../../app/context.tsx'
import { live } from '../../app/own/live.ts'
import { Bar } from '../../components/Live/Live.styles.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { mediaRoleIn } from '../../contract/room/view.ts'
import type { RoomSession } from '../../app/own/live.ts'
import type { HostTransferActorRef } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import { Beauty } from './Beauty.tsx'
import { Capture } from './Capture.tsx'
import { Screen } from './Screen.tsx'
import { useCapture } from './useCapture.ts'
import { useOpening } from './useOpening.ts'
import { useScreenShare } from './useScreenShare.ts'

interface Props {
  session: RoomSession
  view: RoomView
  transfer: HostTransferActorRef
  isResuming: boolean
}

/** One's own camera, microphone and screen, as far as one's part in the room allows them. */
export const Tools = ({ session: { hub, media }, view, transfer, isResuming }: Props) => {
  const { probe } = useServices().own(live)
  const role = mediaRoleIn(view.room, view.me.userId)
  const clarity = view.room.clarityLimit
  const isHost = role === 'anchor'
  const hasCamera = isHost || role === 'guest'
  const camera = useCapture({ media, probe, kind: 'camera', clarity, mayPublish: hasCamera })
  const microphone = useCapture({ media, probe, kind: 'microphone', clarity, mayPublish: isHost })
  const share = useScreenShare({ media, hub, clarity, mayShare: isHost })
  useOpening({ transfer, camera, microphone, isResuming })
  return (
    <Bar>
      {hasCamera && <Capture capture={camera} />}
      {isHost && <Capture capture={microphone} />}
      {isHost && media.caps.screen && <Screen share={share} />}
      {isHost && <Beauty media={media} />}
    </Bar>
  )
}
