import type { DeviceProbe, LiveMedia, VideoProfile } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'
import { clampProfile } from '../../contract/room/clampProfile.ts'
import type { CaptureKind, CapturePort, CaptureSignal } from '../../machines/capture/capture.types.ts'

interface Deps {
  media: LiveMedia
  probe: Pick<DeviceProbe, 'devices' | 'watchDevices'>
  kind: CaptureKind
  /** Clarity that the room allows at that moment. */
  clarity(): RoomState['clarityLimit']
  /** Profile of a sent camera picture. */
  profile(): VideoProfile
}

/** One's own camera or microphone in a room (LIVE-03). */
export const createCapturePort = ({ media, probe, kind, clarity, profile }: Deps): CapturePort => {
  let notifyDevices = () => {}
  const isCamera = kind === 'camera'
  const slots: readonly string[] = isCamera ? ['V0', 'V2'] : ['A0', 'A1', 'A2']
  const close = () => (isCamera ? media.stopCamera() : media.stopMicrophone())
  return {
    async openDevice(deviceId, signal) {
      const chosen = deviceId === null ? {} : { deviceId }
      if (isCamera) await media.startCamera({ ...chosen, profile: clampProfile(profile(), clarity()) })
      else await media.startMicrophone(chosen)
      if (signal.aborted) await close()
      // Their names are known only now.
      notifyDevices()
    },
    closeDevice: close,
    muteDevice: (muted) => (isCamera ? media.setCameraMuted(muted) : media.setMicrophoneMuted(muted)),
    watchDevice(tell: (signal: CaptureSignal) => void) {
      let isOver = false
      notifyDevices = () => {
        probe.devices(kind).then(
          (devices) => {
            if (!isOver) tell({ type: 'devices.found', devices })
          },
          // There is nothing to choose from then; opening reports the reason.
          () => undefined,
        )
      }
      notifyDevices()
      const unwatch = [
        probe.watchDevices(() => notifyDevices()),
        media.on('published', ({ slot, ok, error }) => {
          if (!slots.includes(slot)) return
          if (ok) tell({ type: 'capture.published' })
          else tell({ type: 'capture.unpublished', fault: error?.fault ?? 'failed' })
        }),
        media.on('interrupted', ({ slot }) => {
          if (slots.includes(slot)) tell({ type: 'capture.interrupted' })
        }),
        media.on('trackEnded', ({ what, fault }) => {
          if (what === kind && fault !== 'cancelled') tell({ type: 'capture.ended', fault })
        }),
      ]
      return () => {
        isOver = true
        for (const end of unwatch) end()
      }
    },
  }
}
