import type { Server } from 'node:http'

import { inArray } from 'drizzle-orm'

import { validSessions } from '../accounts/sessions.ts'
import { isRehearsal, isRehearsalId, rehearsalOf } from '../../src/contract/room/rehearsal.ts'
import type { AppConfig } from '../shared/config.ts'
import { outageOf } from '../db/errors.ts'
import { lives } from '../db/schema/catalogue.ts'
import type { Db, Log } from '../db/types.ts'
import { describeFault } from '../shared/faults.ts'
import { isOwnUpgrade } from '../shared/origin.ts'
import { iceServersFor } from './media/turn.ts'
import type { RoomMedia } from './media/types.ts'
import { canBeRehearsed, mayRehearse } from './rehearsals.ts'
import { memberIdOf } from '../lifecycles/lives/roomUserOf.ts'
import type { Room } from './room/createRoom.ts'
import { keepRecording, type RecordingTools } from './recordings.ts'
import { createHub } from './room/createHub.ts'
import { createRooms, type Rooms } from './room/createRooms.ts'
import { createRehearsalStores } from './room/createRehearsalStore.ts'
import { createStore, type RoomStore } from './room/createStore.ts'
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
  /** Recording of a live, by its id. */
  readonly recording: RecordingTools['recording']
  /** Takes the sockets of this server. */
  attach(server: Server): void
  /** Open sockets. */
  connections(): number
  /** A session of the site has ended: the person who is in a room by it is shown out at once. */
  signOut(sessionId: number): void
  /** Moves what only time moves; every 250 ms. */
  beat(): void
  /** Closes the sockets, and everything that was said is stored. */
  stop(): Promise<void>
}

/** Between two looks for sessions that have run out. */
const lookMs = 5000

/** The rooms of one process. Does nothing by itself: the owner of the clock calls `beat`. */
export const createLive = ({ db, config, log, now, media }: LiveOptions): Live => {
  const { tencent } = config.rooms
  const kind = tencent === null ? 'embedded' : 'tencent'
  const store = createStore(db, tencent?.playerDomain ?? '', ordersOf(tencent))
  const recording: RecordingTools['recording'] = async (liveId) =>
    (await media?.recording(String(liveId))) ?? null
  const rooms = createRooms({
    store,
    rehearsalStore: createRehearsalStores(db, now),
    now,
    log,
    media: kind === 'tencent' ? null : media,
    kind,
    patience: config.rooms.patience,
    guestsPerAddress: config.rooms.guestsPerAddress,
    iceServersFor: (userId) => iceServersFor(config.rooms, userId, now()),
    began: (roomId) => {
      // Host and team are asked into the live.
      if (!isRehearsalId(Number(roomId))) void rooms.shut(rehearsalOf(Number(roomId)))
    },
    ended: (roomId) => {
      if (isRehearsalId(Number(roomId))) return
      keepRecording({ db, log, now, recording }, Number(roomId)).catch((error: unknown) =>
        log.error({ room: roomId, fault: describeFault(error) }, 'live: the recording was not kept'),
      )
    },
  })
  const signOut = (sessionId: number): void => {
    for (const room of rooms.all()) room.signOut(sessionId)
  }
  let lookedAt = now()
  let isLooking = false
  /** Plans are also changed by way of another server. */
  const lookForChanged = async (): Promise<void> => {
    const here = [...rooms.all()].filter(
      (room) => room.state().liveStage === 'not_started' || isRehearsal(room.state()),
    )
    if (here.length === 0) return
    const ids = here.map((room) => Math.abs(Number(room.state().roomId)))
    const rows = await db.select().from(lives).where(inArray(lives.id, ids))
    for (const room of here) {
      const roomId = Number(room.state().roomId)
      const row = rows.find(({ id }) => id === Math.abs(roomId))
      const stands = isRehearsalId(roomId) ? canBeRehearsed(row) : row?.publication === 'scheduled'
      if (!stands || row?.version !== room.plan.version) await rooms.shut(roomId)
      else if (isRehearsalId(roomId)) await lookForOutsiders(room, row)
    }
  }
  /** A part in the team may also end during a rehearsal. */
  const lookForOutsiders = async (room: Room, row: typeof lives.$inferSelect): Promise<void> => {
    for (const { userId } of room.members().list) {
      if (!(await mayRehearse(db, row, memberIdOf(userId)))) room.readmit(userId)
    }
  }
  /** Sessions also run out, and are ended by another server. */
  const lookForEnded = async (): Promise<void> => {
    const present = new Set([...rooms.all()].flatMap((room) => room.accounts()))
    if (present.size === 0) return
    const valid = await validSessions(db, [...present], now())
    for (const id of present) if (!valid.has(id)) signOut(id)
  }
  const look = (): void => {
    if (isLooking || now() - lookedAt < lookMs) return
    lookedAt = now()
    isLooking = true
    Promise.all([lookForEnded(), lookForChanged()])
      .catch(
        (error: unknown) =>
          outageOf(error) === null &&
          log.error({ fault: describeFault(error) }, 'live: sessions or plans were not read'),
      )
      .finally(() => (isLooking = false))
  }
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
      for (const room of rooms.all()) room.handleMediaPresence(event.t === 'up')
    } else rooms.peek(Number(event.room))?.handleMediaEvent(event)
  })
  return {
    rooms,
    tickets,
    guests: createGuests(config.key),
    store,
    kind,
    recording,
    attach: hub.attach,
    connections: hub.connections,
    signOut,
    beat: () => {
      look()
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
