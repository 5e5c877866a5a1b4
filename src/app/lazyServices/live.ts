import { createLiveService } from '../../services/live/liveService.ts'
import type { LazyDeps } from '../context.tsx'
import { startMediaLink } from '../startMediaLink.ts'
import { startRoomConnection } from '../startRoomConnection.ts'

export { createCapturePort } from '../../services/live/capturePort.ts'
export { createCheckPort } from '../../services/live/checkPort.ts'
export { createFunderMicPort } from '../../services/live/funderMicPort.ts'
export { createLinePort, createPlaybackPort } from '../../services/live/linePort.ts'
export { playTone } from '../../services/tone.ts'
export { openHub } from '../../services/live/openHub.ts'
export { createRoomPorts } from '../../services/live/roomPorts.ts'
export type { RoomPorts } from '../../services/live/roomPorts.ts'
export type { RoomSession } from '../../services/live/roomSession.ts'

/** Ports of the live rooms and of the check of devices. */
export const live = (needs: LazyDeps) =>
  createLiveService({
    ...needs,
    startConnection: startRoomConnection(connectionOptions(needs)),
    startLink: startMediaLink(connectionOptions(needs)),
  })

/** The room runs on its own clock: a page whose clock is frozen stays connected. */
const connectionOptions = ({ actorOptions: { inspect }, live: { clock } }: LazyDeps) => ({
  ...(inspect === undefined ? {} : { inspect }),
  ...(clock === undefined ? {} : { clock }),
})
