import {
  MediaError,
  type HlsFile,
  type MediaEvent,
  type MediaFault,
  type RoomMedia,
} from '../../../server/live/media/types.ts'
import type { Routes, Routing } from '../../../src/contract/room/routes.ts'

/** A media plane that carries nothing and remembers its orders. */
export class FakeMedia implements RoomMedia {
  online = true
  records = false
  refusing: MediaFault | null = null
  /** No place until a person leaves. */
  fullUntilLeft = false
  readonly routes = new Map<string, Routing>()
  readonly left: string[] = []
  readonly closed: string[] = []
  readonly candidates: string[] = []
  #listeners = new Set<(event: MediaEvent) => void>()

  setRoutes(room: string, routes: Routes, how: Partial<Omit<Routing, 'routes'>> = {}): void {
    this.routes.set(room, { routes, forward: true, screen: true, ...how })
  }
  offer({ sdp }: { sdp: string }): Promise<{ sdp: string }> {
    if (this.fullUntilLeft) return Promise.reject(new MediaError('rtcFull'))
    return this.refusing === null
      ? Promise.resolve({ sdp: `answer to ${sdp}` })
      : Promise.reject(new MediaError(this.refusing))
  }
  candidate({ candidate }: { candidate: string }): void {
    this.candidates.push(candidate)
  }
  leave(room: string, user: string, dir?: 'pub' | 'sub'): void {
    this.fullUntilLeft = false
    this.left.push(`${room} ${user} ${dir ?? 'all'}`)
  }
  close(room: string): void {
    this.closed.push(room)
  }
  recording(room: string): Promise<{ path: string; seconds: number }> {
    return Promise.resolve({ path: `/recordings/${room}/index.m3u8`, seconds: 61.4 })
  }
  hls(_room: string, path: string): HlsFile | null {
    return path.startsWith('7/') ? { body: new Uint8Array(8), type: 'video/mp4', cache: 'private' } : null
  }
  on(listen: (event: MediaEvent) => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }
  say(event: MediaEvent): void {
    for (const listen of this.#listeners) listen(event)
  }
}
