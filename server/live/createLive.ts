import { iceServersFor } from './media/turn.ts'
import type { Server } from 'node:http'

import type { AppConfig } from '../config.ts'
import { lives, videos } from '../db/schema.ts'
import { eq } from 'drizzle-orm'
import type { Db, Log } from '../db/types.ts'
import { describeFault } from '../http/faults.ts'
import { isOwnUpgrade } from '../http/origin.ts'
import { createHub } from './room/createHub.ts'
import { createRooms, type Rooms } from './room/createRooms.ts'
import { createStore, type RoomStore } from './room/createStore.ts'
import type { RoomMedia } from './room/media.ts'
import { createGuests, createTickets, type Guests, type Tickets } from './room/tickets.ts'
import { ordersOf } from './tencent/ordersOf.ts'

export interface LiveOptions {
  readonly db: Db
  readonly config: AppConfig
  readonly log: Log
  readonly now: () => number
  /** Null: this server carries no pictures itself. */
  readonly media: RoomMedia | null
}

/** Live rooms as the rest of the server knows them. */
export interface Live {
  readonly rooms: Rooms
  readonly tickets: Tickets
  readonly guests: Guests
  readonly store: RoomStore
  readonly kind: 'embedded' | 'tencent'
  /** Takes the sockets of this server. */
  attach(server: Server): void
  /** Open sockets. */
  connections(): number
  /** Moves what only time moves; every 250 ms. */
  beat(): void
  /** Closes the sockets, and everything that was said is stored. */
  stop(): Promise<void>
}

/** The rooms of one process. Does nothing by itself: `beat` is called by whoever has the clock. */
export const createLive = ({ db, config, log, now, media }: LiveOptions): Live => {
  const { tencent } = config.rooms
  const kind = tencent === null ? 'embedded' : 'tencent'
  const store = createStore(db, tencent?.playerDomain ?? '', ordersOf(tencent))
  const rooms = createRooms({
    store,
    now,
    log,
    media: kind === 'tencent' ? null : media,
    kind,
    iceServersFor: (userId) => iceServersFor(config.rooms, userId, now()),
    ended: (roomId) => {
      keepRecording(db, media, roomId, now()).catch((error: unknown) =>
        log.error({ room: roomId, fault: describeFault(error) }, 'live: the recording was not kept'),
      )
    },
  })
  const tickets = createTickets(config.key, now)
  const hub = createHub({
    rooms,
    tickets,
    now,
    log,
    isOwn: (request) => isOwnUpgrade(request, config),
  })
  const unlisten = media?.on((event) => {
    if (event.t === 'down' || event.t === 'up') {
      for (const room of rooms.all()) room.hearMedia(event.t === 'up')
    } else rooms.peek(Number(event.room))?.hear(event)
  })
  return {
    rooms,
    tickets,
    guests: createGuests(config.key),
    store,
    kind,
    attach: hub.attach,
    connections: hub.connections,
    beat: () => {
      rooms.beat()
      hub.beat()
    },
    stop: async () => {
      unlisten?.()
      await rooms.stop()
      await hub.stop()
      await rooms.stop()
    },
  }
}

/** What was recorded becomes a video of the site. */
const keepRecording = async (db: Db, media: RoomMedia | null, roomId: string, at: number): Promise<void> => {
  const recording = (await media?.recording(roomId)) ?? null
  if (recording === null) return
  await db.transaction(async (tx) => {
    const [live] = await tx
      .select()
      .from(lives)
      .where(eq(lives.id, Number(roomId)))
      .for('update')
    if (live === undefined || live.videoId !== null) return
    const { title, engTitle, speaker, engSpeaker, cover } = live
    const [video] = await tx
      .insert(videos)
      .values({
        title,
        engTitle,
        speaker,
        engSpeaker,
        cover,
        duration: Math.max(1, Math.round(recording.seconds)),
        publishedAt: new Date(at),
        playlist: recording.path,
      })
      .returning({ id: videos.id })
    if (video !== undefined) await tx.update(lives).set({ videoId: video.id }).where(eq(lives.id, live.id))
  })
}
