import type { Direction } from '../../../src/contract/room/wire.ts'
import type { Candidate, MediaEvent, MediaFault, MediaStats, Offer } from './types.ts'
import type { Routing } from '../../../src/contract/room/routes.ts'

/** Messages of the server to its media process. */
export type Order =
  | ({ readonly t: 'routes'; readonly room: string } & Routing)
  | ({ readonly t: 'offer'; readonly id: number } & Offer)
  | ({ readonly t: 'candidate' } & Candidate)
  | { readonly t: 'leave'; readonly room: string; readonly user: string; readonly dir: Direction | null }
  | { readonly t: 'close'; readonly room: string }
  | { readonly t: 'stats'; readonly id: number }

/** Messages of the media process to the server. */
export type Report =
  | { readonly t: 'ready'; readonly udpPort: number; readonly wanted: number }
  | { readonly t: 'answer'; readonly id: number; readonly sdp: string }
  | { readonly t: 'refused'; readonly id: number; readonly fault: MediaFault }
  | { readonly t: 'stats'; readonly id: number; readonly stats: MediaStats }
  | { readonly t: 'event'; readonly event: MediaEvent }
  /** A file of HLS: playlists are written again and again under one name. */
  | {
      readonly t: 'file'
      readonly room: string
      readonly epoch: number
      readonly name: string
      readonly body: Uint8Array<ArrayBuffer>
    }
  /** A segment has left the playlist. */
  | { readonly t: 'popped'; readonly room: string; readonly epoch: number; readonly name: string }
  | { readonly t: 'ended'; readonly room: string; readonly epoch: number }
  | { readonly t: 'fault'; readonly text: string }

/** How the media process is started: JSON in its first argument. */
export interface ChildOptions {
  readonly udpPort: number
  /** Addresses that are offered besides those of the interfaces. */
  readonly announced: readonly string[]
  /** Null: all interfaces. */
  readonly bindAddress: string | null
  readonly maxViewers: number
}
