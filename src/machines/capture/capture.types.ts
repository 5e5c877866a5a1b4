import type { Device, MediaFault } from '../../contract/room/ports.ts'

export type CaptureKind = 'camera' | 'microphone'

export interface CaptureInput {
  kind: CaptureKind
  /** The one that was chosen last; null: the browser's own choice. */
  deviceId: string | null
}

export interface CaptureContext extends CaptureInput {
  devices: readonly Device[]
  fault: MediaFault | null
}

export type CaptureSignal =
  | { type: 'devices.found'; devices: readonly Device[] }
  /** It arrived at the server. */
  | { type: 'capture.published' }
  | { type: 'capture.unpublished'; fault: MediaFault }
  /** The connection is being made again; until then it does not arrive. */
  | { type: 'capture.interrupted' }
  /** Pulled out, or its permission was taken back. */
  | { type: 'capture.ended'; fault: 'lost' | 'denied' }

export type CaptureEvent =
  | CaptureSignal
  | { type: 'capture.open' }
  | { type: 'capture.close' }
  | { type: 'capture.mute' }
  | { type: 'capture.unmute' }
  | { type: 'capture.choose'; deviceId: string }

export type CaptureEmitted =
  | { type: 'device.chosen'; kind: CaptureKind; deviceId: string }
  | { type: 'capture.failed'; kind: CaptureKind; fault: MediaFault }

/** Views of the page; each is a tag of the machine. */
export const captureViews = ['live', 'preview', 'interrupted', 'muted', 'opening', 'failed', 'off'] as const
export type CaptureTag = 'busy' | 'on' | (typeof captureViews)[number]

export interface CapturePort {
  /** Opens the device, or another instead of the one that is open; allowed after the abort it is given back. Rejects with `LiveError`. */
  openDevice(deviceId: string | null, signal: AbortSignal): Promise<void>
  closeDevice(): Promise<void>
  /** Rejects with `LiveError`. */
  muteDevice(muted: boolean): Promise<void>
  watchDevice(tell: (signal: CaptureSignal) => void): () => void
}
