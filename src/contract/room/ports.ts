import type { ChatMessage } from './chat.ts'
import type { RoomEvent } from './events.ts'
import type { RoomMe, RoomMembers, RoomState } from './state.ts'
import type { CommandAck, CommandInput, CommandName, Push, Slot } from './wire.ts'

/** The three ports of a room. `RoomHub` is always our own server; the other two have an embedded and a Tencent adapter (ENG-01). */
export type EngineKind = 'embedded' | 'tencent'

/** LIVE-07: the specification's nine messages; their texts are `live.failed.<name>`. */
export const liveMessages = [
  'enter',
  'publish',
  'mic',
  'screen',
  'chatInit',
  'send',
  'banned',
  'removed',
  'modification',
] as const
export type LiveMessage = (typeof liveMessages)[number]

/** Faults of media, by name; a remedy for each is `live.remedy.<name>`. */
export const mediaFaults = [
  'insecure',
  'unsupported',
  'noH264',
  'denied',
  'missing',
  'busy',
  'lost',
  'constraints',
  /** The visitor closed the picker; no message. */
  'cancelled',
  'iceFailed',
  'mediaDown',
  'rtcFull',
  'notAllowed',
  'timeout',
  'replaced',
  /** A guest was away for too long, and is no longer on stage. */
  'seatLost',
  'failed',
] as const
export type MediaFault = (typeof mediaFaults)[number]

/** Thrown by `LiveMedia` and `RoomChat`; `RoomHub` throws `CallError`. Own properties, so that failures stay distinct when serialised. */
export class LiveError extends Error {
  readonly fault: MediaFault
  readonly says: LiveMessage
  constructor(fault: MediaFault, says: LiveMessage, options?: ErrorOptions) {
    super(fault, options)
    this.name = 'LiveError'
    this.fault = fault
    this.says = says
  }
}

export interface VideoProfile {
  readonly width: number
  readonly height: number
  readonly fps: number
  /** Kilobits a second. */
  readonly kbps: number
}
/** LIVE-03. */
export const cameraProfile: VideoProfile = { width: 1920, height: 1080, fps: 15, kbps: 2000 }
/** Profile of a guest on stage, who is shown small. */
export const guestProfile: VideoProfile = { width: 640, height: 360, fps: 15, kbps: 350 }
export const screenProfile: VideoProfile = { width: 1920, height: 1080, fps: 5, kbps: 1600 }
/** 0 … 100 each; 50 changes nothing. */
export interface BeautyParam {
  readonly beautyValue: number
  readonly brightnessValue: number
  readonly ruddyValue: number
}
export const beautyDefault: BeautyParam = { beautyValue: 50, brightnessValue: 50, ruddyValue: 50 }

export type DeviceKind = 'camera' | 'microphone' | 'speaker'
export interface Device {
  readonly deviceId: string
  /** Empty until the visitor has allowed it. */
  readonly label: string
}
export interface SupportReport {
  readonly https: boolean
  readonly webrtc: boolean
  readonly h264: boolean
  readonly screen: boolean
  /** Media Source Extensions, or HLS by the browser itself. */
  readonly hls: boolean
  readonly camera: 'granted' | 'denied' | 'prompt'
  readonly microphone: 'granted' | 'denied' | 'prompt'
}
/** 0 unknown, 1 best … 6 no connection. */
export type Quality = 0 | 1 | 2 | 3 | 4 | 5 | 6
export interface NetworkReport {
  readonly rttMs: number
  readonly lossPct: number
  readonly upKbps: number
  readonly downKbps: number
  readonly quality: Quality
  /** Whether media can go by UDP; false: the cdn line only. */
  readonly udp: boolean
}

/** `anchor`: V0, A0, V1; `guest`: V2, A1; `funder`: A2; `audience`: nothing. The server decides; this only selects the offer. */
export type MediaRole = 'anchor' | 'guest' | 'funder' | 'audience'

export interface MediaEvents {
  connection: { state: 'connecting' | 'connected' | 'reconnecting' | 'down' }
  published: { slot: Slot; ok: boolean; error?: LiveError }
  /** A published slot no longer arrives: the connection is being restored, and `published` follows. */
  interrupted: { slot: Slot }
  /** A picture or sound has begun or ended to come. */
  remote: { slot: Slot; available: boolean }
  firstFrame: { slot: Slot; width: number; height: number }
  /** Wait for a press and call `resume` in it. */
  autoplayBlocked: { resume(): Promise<void> }
  /** A device was pulled out (`lost`), its permission was revoked (`denied`), or its owner ended it by the browser's own bar. */
  trackEnded: { what: 'camera' | 'microphone' | 'screen'; fault: 'lost' | 'denied' | 'cancelled' }
  devicesChanged: { kind: DeviceKind }
  /** 0 … 1, about ten times a second: the own microphone while it is open. */
  level: { level: number }
  network: { up: Quality; down: Quality; rttMs: number; lossPct: number }
  /** The cdn line: state of the player. */
  cdn: { state: 'loading' | 'playing' | 'stalled' | 'failed' }
}

export interface LiveMedia {
  readonly kind: EngineKind
  readonly caps: {
    readonly rtc: boolean
    readonly cdn: boolean
    readonly screen: boolean
    readonly beauty: boolean
    readonly speakerSelect: boolean
  }
  /** By the data of the hub's welcome. Rejects `LiveError` after at most 15 s; safe to call again. */
  enter(options: { role: MediaRole; signal: AbortSignal }): Promise<void>
  /** Stops capture, too; safe at any time. */
  leave(): Promise<void>
  /** After the server has granted or taken a role: opens or ends publications, keeps subscriptions. */
  setRole(role: MediaRole): Promise<void>
  /** Opens the camera; publishes it when the role allows and `publish` is not false. A second call changes device or profile. */
  startCamera(options: { deviceId?: string; profile: VideoProfile; publish?: boolean }): Promise<void>
  setCameraMuted(muted: boolean): Promise<void>
  stopCamera(): Promise<void>
  startMicrophone(options: { deviceId?: string; publish?: boolean }): Promise<void>
  /** Rejects `LiveError('lost')` when there is no microphone to open. */
  setMicrophoneMuted(muted: boolean): Promise<void>
  stopMicrophone(): Promise<void>
  startScreen(options: { profile: VideoProfile; systemAudio?: boolean }): Promise<void>
  stopScreen(): Promise<void>
  /** Null: off. */
  setBeauty(beauty: BeautyParam | null): Promise<void>
  setSpeaker(deviceId: string): Promise<void>
  /** Shows a slot's picture in the element (the own camera: `preview`); returns the clean-up. */
  attach(what: Slot | 'preview' | 'screenPreview', element: HTMLVideoElement): () => void
  /** The cdn line plays in one element. */
  attachCdn(element: HTMLVideoElement): () => void
  setLine(line: 'rtc' | 'cdn', playlist?: string): Promise<void>
  play(): Promise<void>
  pause(): Promise<void>
  /** 0 … 1. */
  setVolume(volume: number): void
  on<E extends keyof MediaEvents>(event: E, listen: (what: MediaEvents[E]) => void): () => void
  destroy(): void
}

/** Interface of the check before a live; no room, no account. */
export interface DeviceProbe {
  support(): Promise<SupportReport>
  devices(kind: DeviceKind): Promise<Device[]>
  /** Shows the camera in the element; rejects `LiveError`; answers the stop. */
  openCamera(deviceId: string | null, element: HTMLVideoElement): Promise<() => void>
  /** Reports the level 0 … 1 about ten times a second; returns the stop function. */
  openMicrophone(deviceId: string | null, tell: (level: number) => void): Promise<() => void>
  /** Plays a short sound on the chosen speaker. */
  playSound(deviceId: string | null, signal: AbortSignal): Promise<void>
  /** At most 10 s. */
  testNetwork(signal: AbortSignal): Promise<NetworkReport>
  watchDevices(tell: () => void): () => void
}

export type ChatSignal =
  | { type: 'chat.ready' }
  | { type: 'chat.lost' }
  | { type: 'chat.failed'; error: unknown }
  | { type: 'chat.received'; messages: readonly ChatMessage[] }
  | { type: 'chat.recalled'; c: number }
  | { type: 'chat.replaced' }
  | { type: 'chat.removed' }

export interface RoomChat {
  readonly kind: EngineKind
  /**
   * Opens the chat and emits its signals; messages come once each and in order, also across a reconnect. Returns the
   * clean-up.
   */
  open(tell: (signal: ChatSignal) => void): () => void
  /** Rejects `CallError`; with the same `clientId` it can be sent again and is kept once. */
  send(text: string, clientId: string): Promise<ChatMessage>
  recall(c: number): Promise<void>
  /** Older ones, oldest first. */
  history(before?: number): Promise<{ list: readonly ChatMessage[]; more: boolean }>
}

/** A client's view of the room. */
export interface RoomView {
  readonly me: RoomMe
  readonly room: RoomState
  readonly members: RoomMembers
  /** Add to this device's clock to get the server's, milliseconds. */
  readonly clockOffset: number
}

export type HubSignal =
  | { type: 'hub.online'; view: RoomView }
  /** Being made again by itself. */
  | { type: 'hub.offline' }
  | { type: 'hub.closed'; why: 'removed' | 'replaced' | 'ended' | 'full' | 'displaced' }
  /** A ticket was not issued: error of the server. */
  | { type: 'hub.failed'; error: unknown }
  | { type: 'room.changed'; view: RoomView; event: RoomEvent | null }
  | { type: 'members.changed'; members: RoomMembers }
  | { type: 'pushed'; push: Extract<Push, { t: 'chat' | 'recalled' | 'candidate' | 'media' | 'line' }> }

export interface RoomHub {
  /**
   * Connects, keeps the connection alive and resumes it; `ticket` is called again when the session has expired. Returns
   * the close function.
   */
  open(ticket: (signal: AbortSignal) => Promise<string>): () => void
  /** Rejects `CallError` with the server's reason; `offline` after 10 s without a connection. Sent again once after a reconnect. */
  command<K extends CommandName>(name: K, payload: CommandInput<K>): Promise<CommandAck<K>>
  /** Null before the first welcome. */
  view(): RoomView | null
  /** Calls the listener at once if there is a view. */
  watch(listen: (signal: HubSignal) => void): () => void
}
