import type { Routes, Routing } from '../../../src/contract/room/routes.ts'
import type { Direction, Slot } from '../../../src/contract/room/wire.ts'

/** Slots that a viewer's `sub` offer requests, in the order of its m-lines (each recvonly). */
export const subSlots = ['V0', 'V1', 'V2', 'A0', 'A1', 'A2'] as const satisfies readonly Slot[]

export interface Offer {
  readonly room: string
  readonly user: string
  readonly dir: Direction
  /** At most 64 KiB. Clients always offer; the answer carries every candidate, so nothing need be trickled to the client. */
  readonly sdp: string
  /** Slot of each m-line, in their order. Absent or empty: the mids are the names of slots (`pub`), or `subSlots` (`sub`). */
  readonly slots?: readonly Slot[]
  /** Rises with every offer of one user and direction: one that was overtaken is refused. */
  readonly epoch?: number
}

export interface Candidate {
  readonly room: string
  readonly user: string
  readonly dir: Direction
  readonly candidate: string
  readonly mid: string
}

export type MediaFault = 'mediaDown' | 'offerBad' | 'rtcFull' | 'notAllowed'

/**
 * `mediaDown`: there is no media process at this moment, or it did not answer; `offerBad`: no offer that a browser makes, or
 * overtaken; `rtcFull`: as many viewers as this server carries, watch by HLS; `notAllowed`: no slot is routed to this user.
 */
export class MediaError extends Error {
  readonly fault: MediaFault
  constructor(fault: MediaFault) {
    super(fault)
    this.name = 'MediaError'
    this.fault = fault
  }
}

export type MediaEvent =
  | ({ readonly t: 'candidate' } & Candidate)
  /** On: the first packet of what is routed to the slot. Off: its connection is gone (not: the route was taken away). */
  | {
      readonly t: 'published'
      readonly room: string
      readonly user: string
      readonly slot: Slot
      readonly on: boolean
    }
  /** A connection failed or was closed by the other side. */
  | { readonly t: 'lost'; readonly room: string; readonly user: string; readonly dir: Direction }
  /** A viewer has lost more than 8 % for ten seconds: HLS will serve better. At most once a minute for each. */
  | { readonly t: 'weak'; readonly room: string; readonly user: string; readonly lossPct: number }
  /** A viewer's browser cannot decode what a host or guest sends. Once for each source that it meets. */
  | { readonly t: 'undecodable'; readonly room: string; readonly user: string }
  /** `/hls/{room}/{epoch}/master.m3u8` can be played, or has ended. A new epoch: players load the new address. */
  | { readonly t: 'hls'; readonly room: string; readonly ready: boolean; readonly epoch: number }
  /** Whether HLS cannot carry the picture: it is visible in real time only. Sent when it changes. */
  | { readonly t: 'realTimeOnly'; readonly room: string; readonly on: boolean }
  /** The media process died; after `up` everybody offers again. Routes are kept. */
  | { readonly t: 'down' }
  | { readonly t: 'up' }

export interface RoomStats {
  readonly publishers: number
  readonly viewers: number
  readonly packetsIn: number
  readonly packetsOut: number
}

/** Counted since the media process started. */
export interface MediaStats {
  readonly pid: number
  readonly udpPort: number
  readonly packetsIn: number
  readonly packetsOut: number
  /** Packets from publishers that did not come although they were requested again. */
  readonly packetsLost: number
  /** Packets from publishers that came on request. */
  readonly packetsRecovered: number
  /** Packets of sources that no slot is routed to. */
  readonly packetsDropped: number
  /** Milliseconds of processor time. */
  readonly cpuMs: number
  /** Bytes. */
  readonly rss: number
  readonly rooms: Readonly<Record<string, RoomStats>>
}

export interface HlsFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly cache: string
}

export interface Recording {
  /** Path of the playlist on this site, `/recordings/{room}/index.m3u8`. */
  readonly path: string
  readonly seconds: number
}

/** Carries pictures and sound between browsers. Decides nothing: who may do what is in the table it is given. */
export interface MediaPlane {
  /** The media process is up. */
  readonly online: boolean
  /** True if rooms are recorded. */
  readonly records: boolean
  /**
   * Idempotent; a new media process gets it again. `forward` false: the users in the table may publish and are reported as
   * `published`, and nothing reaches viewers or HLS (before the start, and in a pause). `screen` false: HLS shows the
   * camera. Both are true by default.
   */
  setRoutes(room: string, routes: Routes, options?: Partial<Omit<Routing, 'routes'>>): void
  /** Replaces the user's earlier connection of that direction. Rejects with `MediaError`. */
  offer(offer: Offer): Promise<{ sdp: string }>
  /** Needed only if the client has no route to the candidates of the answer; an unfit one is ignored. */
  candidate(candidate: Candidate): void
  /** Closes the user's connections of the room, or that of one direction. */
  leave(room: string, user: string, dir?: Direction): void
  /** Ends the room: connections, routes, HLS; the recording is complete afterwards. */
  close(room: string): void
  /** A file of live HLS; `path` is the part after `/hls/{room}/`. Null: no such file. */
  hls(room: string, path: string): HlsFile | null
  /** Recording of a room, also by an earlier process; writes its playlist. Null: no recording. */
  recording(room: string): Promise<Recording | null>
  /** Rejects with `MediaError('mediaDown')`. */
  stats(): Promise<MediaStats>
  on(listen: (event: MediaEvent) => void): () => void
  stop(): Promise<void>
}

/** Part of the media plane that a room uses. */
export type RoomMedia = Pick<
  MediaPlane,
  'online' | 'records' | 'setRoutes' | 'offer' | 'candidate' | 'leave' | 'close' | 'recording' | 'on'
>
