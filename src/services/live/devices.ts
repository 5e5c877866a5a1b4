import { LiveError } from '../../contract/room/ports.ts'
import type { Device, DeviceKind, LiveMessage, MediaFault, VideoProfile } from '../../contract/room/ports.ts'
import { mediaDevices } from './mediaDevices.ts'

/** The camera in this profile, or as near as it gets; rejects `LiveError`. */
export const openCamera = (
  deviceId: string | null | undefined,
  { width, height, fps }: Pick<VideoProfile, 'width' | 'height' | 'fps'>,
  says: LiveMessage,
): Promise<MediaStream> =>
  capture(
    {
      video: {
        ...which(deviceId),
        width: { ideal: width },
        height: { ideal: height },
        frameRate: { ideal: fps, max: 30 },
      },
    },
    says,
  )

/** The microphone, cleaned of echo and noise; rejects `LiveError`. */
export const openMicrophone = (
  deviceId: string | null | undefined,
  says: LiveMessage,
): Promise<MediaStream> =>
  capture(
    { audio: { ...which(deviceId), echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
    says,
  )

/** The picture of a screen that the visitor chooses; rejects `LiveError`, `cancelled` when none was chosen. */
export const openScreen = async (
  { width, height, fps }: Pick<VideoProfile, 'width' | 'height' | 'fps'>,
  systemAudio: boolean,
): Promise<MediaStream> => {
  const devices = mediaDevices()
  if (devices === null || !('getDisplayMedia' in devices)) throw new LiveError(unreachableFault(), 'screen')
  try {
    return await devices.getDisplayMedia({
      video: { width: { max: width }, height: { max: height }, frameRate: { max: fps } },
      audio: systemAudio,
    })
  } catch (error) {
    throw new LiveError(screenFaultOf(error), 'screen', { cause: error })
  }
}

export const listDevices = async (kind: DeviceKind): Promise<Device[]> => {
  const devices = mediaDevices()
  if (devices === null) return []
  const all = await devices.enumerateDevices()
  return all
    .filter((device) => device.kind === inputs[kind])
    .map(({ deviceId, label }) => ({ deviceId, label }))
}

/** Browsers without this query ask the user when the device is opened. */
export const permissionOf = async (name: 'camera' | 'microphone'): Promise<PermissionState> => {
  try {
    const { state } = await navigator.permissions.query({ name: name as PermissionName })
    return state
  } catch {
    return 'prompt'
  }
}

/** Reason that a track ended without being stopped: pulled out, or its permission was revoked. */
export const endFaultOf = async (what: 'camera' | 'microphone'): Promise<'lost' | 'denied'> =>
  (await permissionOf(what)) === 'denied' ? 'denied' : 'lost'

export const stopStream = (stream: MediaStream | null | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const capture = async (wanted: MediaStreamConstraints, says: LiveMessage): Promise<MediaStream> => {
  const devices = mediaDevices()
  if (devices === null) throw new LiveError(unreachableFault(), says)
  try {
    return await devices.getUserMedia(wanted)
  } catch (error) {
    throw new LiveError(captureFaultOf(error), says, { cause: error })
  }
}

const unreachableFault = (): MediaFault => (globalThis.isSecureContext ? 'unsupported' : 'insecure')

const which = (deviceId: string | null | undefined) => (deviceId ? { deviceId: { exact: deviceId } } : {})

const inputs: Record<DeviceKind, MediaDeviceKind> = {
  camera: 'videoinput',
  microphone: 'audioinput',
  speaker: 'audiooutput',
}

const captureFaultOf = (error: unknown): MediaFault => {
  const { name = '', constraint = '' } = error as { name?: string; constraint?: string }
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    case 'OverconstrainedError':
      // The chosen device has been pulled out.
      return constraint === 'deviceId' || constraint === '' ? 'missing' : 'constraints'
    default:
      return 'failed'
  }
}

const screenFaultOf = (error: unknown): MediaFault => {
  const { name = '', message = '' } = error as { name?: string; message?: string }
  // The same name for a closed picker and for a system that forbids it.
  if (name === 'NotAllowedError') return /system/i.test(message) ? 'denied' : 'cancelled'
  return name === 'AbortError' ? 'cancelled' : captureFaultOf(error)
}
