import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { eq } from 'drizzle-orm'
import { WebSocket } from 'ws'

import { createLive, type Live } from '../../../server/live/createLive.ts'
import { roomUserOf } from '../../../server/lifecycles/lives/roomUserOf.ts'
import { countries, users } from '../../../server/db/schema/accounts.ts'
import { lives } from '../../../server/db/schema/catalogue.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { viewOf } from '../../../src/contract/room/view.ts'
import { createHarness, signIn, type Browser, type Harness } from '../api/harness.ts'
import { FakeMedia } from './fakeMedia.ts'
import { Visitor } from './visitor.ts'

/** A live room of host `host` and funder `funder` on a server that listens; the clock is the test's. */
export interface Hall {
  readonly server: Harness
  readonly media: FakeMedia
  readonly database: OpenedDatabase
  live(): Live
  readonly liveId: number
  /** Account ids by name; made when first named. */
  idOf(name: string): Promise<number>
  ticketOf(name: string): Promise<string>
  /** A member who has come in; `guest:…` has no account. */
  enter(name: string, lastChat?: number): Promise<Visitor>
  /** A person at the door, who has sent nothing yet. */
  knock(headers?: Record<string, string>): Visitor
  /** A browser that is signed in as this member. */
  browserOf(name: string): Promise<Browser>
  /** Time passes, in steps, and the rooms see it. */
  pass(ms: number): Promise<void>
  /** Everybody has heard everything; what each shows is what the server would show. Gives the differences. */
  differences(...visitors: Visitor[]): Promise<string[]>
  /** The process ends and another one begins over the same database. */
  restart(): Promise<void>
  close(): Promise<void>
}

export const openHall = async (
  open: () => Promise<OpenedDatabase>,
  room: Partial<typeof lives.$inferInsert> = {},
): Promise<Hall> => {
  const database = await open()
  const media = new FakeMedia()
  let live: Live | null = null
  const start = () =>
    createHarness(() => Promise.resolve(database), {
      seeded: false,
      media: { plane: media, recordings: null },
      live: (options) => (live = createLive({ ...options, media })),
    })
  let server = await start()
  const current = (): Live => {
    if (live === null) throw new Error('no rooms')
    return live
  }
  const { db } = database
  await db.insert(countries).values({ iso: 'CN', code: '86', name: '中国', engName: 'China', position: 0 })
  const ids = new Map<string, number>()
  const idOf = async (name: string): Promise<number> => {
    const known = ids.get(name)
    if (known !== undefined) return known
    const [row] = await db
      .insert(users)
      .values({ nickname: name, countryCode: '86', mobile: mobileOf(ids.size) })
      .returning({ id: users.id })
    const id = row?.id ?? 0
    ids.set(name, id)
    return id
  }
  const [row] = await db
    .insert(lives)
    .values({
      title: '直播',
      engTitle: 'Live',
      speaker: '讲者',
      engSpeaker: 'Speaker',
      startsAt: new Date(server.clock.now),
      cover: '/covers/page.svg',
      maxUser: 100,
      anchorId: await idOf('host'),
      funderId: await idOf('funder'),
      ...room,
    })
    .returning({ id: lives.id })
  const liveId = row?.id ?? 0
  let http: Server = await listen(current())
  const visitors: Visitor[] = []

  const ticketOf = async (name: string): Promise<string> => {
    if (name.startsWith('guest:')) {
      const user = { userId: `g_${name.slice(6).padEnd(8, '_')}`, userName: name, userAvatar: '' }
      return current().tickets.issue({ live: liveId, user, language: 'en' })
    }
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, await idOf(name)))
    if (user === undefined) throw new Error(`no account ${name}`)
    return current().tickets.issue({ live: liveId, user: roomUserOf(user), language: 'en' })
  }
  const knock = (headers?: Record<string, string>): Visitor => {
    const visitor = new Visitor(port(), headers)
    visitors.push(visitor)
    return visitor
  }
  const port = () => (http.address() as AddressInfo).port

  return {
    get server() {
      return server
    },
    media,
    database,
    live: current,
    liveId,
    idOf,
    ticketOf,
    knock,
    enter: async (name, lastChat = 0) => {
      const visitor = knock()
      return visitor.greet({ ticket: await ticketOf(name), lastChat })
    },
    browserOf: async (name) => {
      await idOf(name)
      const browser = server.browser()
      await signIn(server, browser, mobileOf([...ids.keys()].indexOf(name)))
      return browser
    },
    pass: async (ms) => {
      // A connection that was just cut is closed for the server, too.
      const isOpen = ({ socket }: Visitor) => socket.readyState === WebSocket.OPEN
      while (current().connections() !== visitors.filter(isOpen).length) {
        await new Promise((settle) => setImmediate(settle))
      }
      let heard = server.clock.now
      for (let left = ms; left > 0; left -= 250) {
        server.clock.now += Math.min(250, left)
        if (server.clock.now - heard >= 10_000) {
          heard = server.clock.now
          await Promise.all(visitors.map((visitor) => visitor.ping()))
        }
        current().beat()
        await (await current().rooms.get(liveId))?.rest()
      }
    },
    differences: async (...them) => {
      const found: string[] = []
      const state = (await current().rooms.get(liveId))?.state()
      for (const visitor of them) {
        await visitor.settled()
        found.push(...visitor.faults)
        if (state === undefined || visitor.me === null) continue
        const expected = JSON.stringify(sorted(viewOf(state, visitor.me)))
        const shown = JSON.stringify(sorted(visitor.state))
        if (shown !== expected) found.push(`${visitor.me.userName}: ${shown} instead of ${expected}`)
      }
      return found
    },
    restart: async () => {
      await current().stop()
      http.closeAllConnections()
      http.close()
      const { now } = server.clock
      server = await start()
      server.clock.now = now
      http = await listen(current())
    },
    close: async () => {
      for (const visitor of visitors) visitor.close()
      await current().stop()
      http.closeAllConnections()
      http.close()
    },
  }
}

const mobileOf = (index: number): string => `1390000${String(index).padStart(4, '0')}`

const listen = async (live: Live): Promise<Server> => {
  const http = createServer()
  live.attach(http)
  await new Promise<void>((settle) => {
    http.listen(0, '127.0.0.1', settle)
  })
  return http
}

/** Keys in one order, whatever way an object came about. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
