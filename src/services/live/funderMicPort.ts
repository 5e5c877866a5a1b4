import { LiveError } from '../../contract/room/ports.ts'
import type { LiveMedia, RoomHub } from '../../contract/room/ports.ts'
import type { CapturePort } from '../../machines/capture/capture.types.ts'

/** The funder's microphone: the room grants it before it is opened, and is notified when it is closed. */
export const createFunderMicPort = (
  device: CapturePort,
  media: Pick<LiveMedia, 'setRole'>,
  hub: Pick<RoomHub, 'command'>,
): CapturePort => ({
  ...device,
  async openDevice(deviceId, signal) {
    try {
      await hub.command('funder.mic', { on: true })
    } catch (error) {
      throw new LiveError('notAllowed', 'publish', { cause: error })
    }
    await media.setRole('funder')
    await device.openDevice(deviceId, signal)
  },
  async closeDevice() {
    await device.closeDevice()
    await media.setRole('audience')
    await hub.command('funder.mic', { on: false })
  },
})
