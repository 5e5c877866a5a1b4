import { ws } from 'msw'
import type { HttpHandler, WebSocketHandler } from 'msw'

import { messageLanguage, messageOf } from '../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import { advance } from '../../src/contract/room/advance.ts'
import type { ChatMessage } from '../../src/contract/room/chat.ts'
import {
  chatRefusal,
  decideRoom,
  isStateCommand,
  recallRefusal,
  sweepRefusal,
} from '../../src/contract/room/decide.ts'
import type { RoomEvent, RoomFact } from '../../src/contract/room/events.ts'
import type { RoomMe, RoomMembers, RoomRole, RoomState, RoomUser } from '../../src/contract/room/state.ts'
import { eventFor, roleIn, viewOf } from '../../src/contract/room/view.ts'
import { closeCodes, commandFrame, hello, ping } from '../../src/contract/room/wire.ts'
import type { CommandInput, CommandName, Push, Welcome } from '../../src/contract/room/wire.ts'
import { fixturesFor } from '../fixtures.ts'
import { onCall } from '../onCall.ts'
import { answerResponse, refusalResponse } from '../handlers.ts'
import { person } from './people.ts'
import type { PersonId } from './people.ts'
import { chatBefore, meIn, roomState } from './roomState.ts'

/** A command as it came, its payload by its name. */
export type Sent = { [K in CommandName]: { readonly t: K; readonly d: CommandInput<K> } }[CommandName]

interface Options {
  /** Role of the viewer; a member by default. */
  readonly role?: RoomRole
  /** Overrides of the default state, a room open for ten minutes. */
  readonly state?: (room: RoomState, someone: (id: PersonId) => RoomUser, now: number) => Partial<RoomState>
  /** Besides the host and the visitor. */
  readonly others?: readonly PersonId[]
  /** Earlier chat messages; a few lines by default. */
  readonly chat?: (room: RoomState, someone: (id: PersonId) => RoomUser, now: number) => ChatMessage[]
  readonly media?: Partial<Welcome['media']>
  readonly now?: () => number
  /** Time until the announced start, in milliseconds; half an hour by default. */
  readonly startsIn?: number
}

export interface FakeRoom {
  /** The entrance (API-34, API-24) and the socket; for `msw.use` or `network.use`. */
  readonly handlers: Array<HttpHandler | WebSocketHandler>
  /** As the server has it. */
  state(): RoomState
  me(): RoomMe
  /** A user of the room, with a name in the visitor's language. */
  someone(id: PersonId): RoomUser
  /** Every command so far, oldest first. */
  readonly sent: readonly Sent[]
  /** Number of welcomed sockets so far. */
  readonly entrances: number
  /** Number of open sockets that have sent `hello`, welcomed or not. */
  readonly sockets: number
  /** Something happens in the room; answers its event. */
  tell(fact: RoomFact): RoomEvent
  /** Sets the recording that the live has from now on. */
  record(videoId: number | null): void
  /** Leaves requests for the live's details (API-24) unanswered from now on. */
  holdInfo(): void
  /** Sends a chat message. */
  say(text: string, by?: PersonId): ChatMessage
  recall(c: number): void
  /** Sets the present members. */
  gather(members: RoomMembers): void
  push(push: Push): void
  /** Every such command is refused from now on; null: no longer. */
  refuse(name: CommandName, reason: Reason | null, retryAfter?: number): void
  /** Answers and consequences of such commands wait from now on. */
  hold(name: CommandName): void
  /** Answers waiting commands, and stops holding. */
  release(name: CommandName): void
  /** The entrance is refused from now on (API-34); null: no longer. */
  refuseEntry(reason: Reason | null): void
  /** Holds entry to the room, without a reason, until `admit`. */
  holdEntry(): void
  /** Visitors get a ticket from now on, or a refusal; those with a ticket still wait for their welcome. */
  giveTickets(): void
  admit(): void
  /** The connection is lost; it comes back by itself unless the entrance is held. */
  drop(): void
  close(why: keyof typeof closeCodes): void
}

type Reply = { readonly ack: unknown } | { readonly refused: Reason }

interface Client {
  send(text: string): void
  close(code?: number): void
}

/**
 * A small room behind the socket, for stories and tests. It decides by the rules of the real one; the story simulates
 * other people's actions.
 */
export const createFakeRoom = ({
  role = 'member',
  state: differs = () => ({}),
  others = ['u_11', 'u_12', 'u_13'],
  chat: said,
  media = {},
  now = Date.now,
  startsIn = 30 * 60_000,
}: Options = {}): FakeRoom => {
  let language: MessageLanguage = 'zh'
  const someone = (id: PersonId) => person(id, language)
  let room: RoomState
  let me: RoomMe
  let members: RoomMembers
  let chat: ChatMessage[]
  const build = () => {
    const usual = roomState(role, language, now())
    room = { ...usual, ...differs(usual, someone, now()) }
    me = meIn(role, language)
    const list = [room.anchor, ...(role === 'anchor' ? [] : [me]), ...others.map(someone)]
    const isListed = role !== 'guest'
    members = {
      count: list.length,
      list: isListed ? list : list.filter(({ userId }) => userId !== me.userId),
    }
    chat = said?.(room, someone, now()) ?? chatBefore(room, language, now())
  }
  build()

  const sent: Sent[] = []
  /** Sockets that have sent `hello`; those of them that were welcomed. */
  const sockets = new Set<Client>()
  const clients = new Set<Client>()
  const refused = new Map<CommandName, { reason: Reason; retryAfter: number | null }>()
  const held = new Map<CommandName, Array<() => void>>()
  let entrances = 0
  let videoId: number | null = null
  let isSilent = false
  let entryRefused: Reason | null = null
  let atDoor: Array<() => void> | null = null
  let withTicket: Array<() => void> | null = null

  const viewer = () => ({ userId: me.userId, role: roleIn(room, me.userId) })
  const post = (frame: unknown) => {
    for (const client of clients) client.send(JSON.stringify(frame))
  }
  const push = (what: Push) => post(what)

  const tell = (fact: RoomFact): RoomEvent => {
    const event = { ...fact, s: room.seq + 1, at: now() } as RoomEvent
    const before = viewer().role
    room = advance(room, event)
    push({ t: 'event', d: eventFor(event, viewer()) })
    if (viewer().role !== before) {
      me = { ...me, role: viewer().role }
      push({ t: 'state', d: { state: viewOf(room, viewer()), me } })
    }
    return event
  }

  const keep = (user: RoomUser, text: string, clientId: string): ChatMessage => {
    const c = (chat.at(-1)?.c ?? 0) + 1
    const message = { c, clientId, user, role: roleIn(room, user.userId), text, at: now(), recalled: false }
    chat = [...chat, message]
    push({ t: 'chat', d: [message] })
    return message
  }
  const recall = (c: number) => {
    chat = chat.map((message) => (message.c === c ? { ...message, text: '', recalled: true } : message))
    push({ t: 'recalled', d: { c } })
  }

  /** Every user whom a story names counts as present; a story that tests presence sets it explicitly. */
  const present = (userId: string): RoomUser =>
    [
      room.anchor,
      me,
      ...members.list,
      ...room.hands.map(({ user }) => user),
      ...room.missedHands.map(({ user }) => user),
    ]
      .map(({ userId: id, userName, userAvatar }) => ({ userId: id, userName, userAvatar }))
      .find((user) => user.userId === userId) ?? { userId, userName: userId, userAvatar: '' }

  /** By the rules of the real room; the host has camera and microphone open. Events come before the answer. */
  const decided = (command: Parameters<typeof decideRoom>[2]): Reply => {
    const decision = decideRoom(room, me, command, {
      now: now(),
      present,
      known: present,
      browsersOf: () => [],
      published: new Set(['V0', 'A0']),
      req: `req-${room.seq + 1}`,
    })
    if ('refused' in decision) return decision
    for (const fact of decision.facts) tell(fact)
    return { ack: decision.ack }
  }

  const obey = (command: Sent): Reply => {
    if (isStateCommand(command)) return decided(command)
    if (command.t === 'chat.send') {
      const { text, clientId } = command.d
      const { userId, userName, userAvatar } = me
      const before = chat.find((message) => message.clientId === clientId)
      const no = before === undefined ? chatRefusal(room, userId, now()) : null
      if (no !== null) return { refused: no }
      return { ack: { message: before ?? keep({ userId, userName, userAvatar }, text, clientId) } }
    }
    if (command.t === 'chat.recall') {
      const { c } = command.d
      const no = recallRefusal(room, me.userId, chat.find((message) => message.c === c) ?? null)
      if (no !== null) return { refused: no }
      recall(c)
    }
    if (command.t === 'chat.sweep') {
      const no = sweepRefusal(room, me.userId)
      if (no !== null) return { refused: no }
      for (const { c, user, recalled } of chat) if (user.userId === command.d.userId && !recalled) recall(c)
    }
    if (command.t === 'chat.history') {
      const before = chat.filter(({ c }) => c < (command.d.before ?? Infinity))
      return { ack: { list: before.slice(-50), more: before.length > 50 } }
    }
    if (command.t === 'members.page') return { ack: { list: members.list, next: null } }
    if (command.t === 'sync') return { ack: { state: viewOf(room, viewer()), members } }
    return { ack: command.t === 'rtc.offer' ? { sdp: '' } : {} }
  }

  const handleMessage = (client: Client, text: string) => {
    const frame: unknown = JSON.parse(text)
    const greeting = hello.safeParse(frame)
    if (greeting.success) {
      const { lastSeq, lastChat } = greeting.data.d
      const greet = () => welcome(client, lastSeq, lastChat)
      sockets.add(client)
      if (withTicket === null) greet()
      else withTicket.push(greet)
      return
    }
    if (ping.safeParse(frame).success) return client.send(JSON.stringify({ t: 'pong', d: { now: now() } }))
    const { id, t, d } = commandFrame.parse(frame)
    const command = { t, d } as Sent
    sent.push(command)
    const finish = () => {
      const reply = (rest: object) => client.send(JSON.stringify({ re: id, ...rest }))
      const no = (reason: Reason, retryAfter: number | null) => {
        const msg = messageOf(reason, language, retryAfter)
        reply({ ok: false, err: { reason, msg, field: null, retry_after: retryAfter } })
      }
      const wanted = refused.get(command.t)
      if (wanted !== undefined) return no(wanted.reason, wanted.retryAfter)
      const answer = obey(command)
      if ('refused' in answer) no(answer.refused, null)
      else reply({ ok: true, d: answer.ack })
    }
    const waiting = held.get(command.t)
    if (waiting === undefined) finish()
    else waiting.push(finish)
  }

  const welcome = (client: Client, lastSeq: number, lastChat: number) => {
    // Closed before it was admitted.
    if (!sockets.has(client)) return
    entrances += 1
    clients.add(client)
    const welcome: Welcome = {
      session: `session-${entrances}`,
      me,
      resumed: lastSeq === room.seq && lastSeq > 0,
      state: lastSeq === room.seq && lastSeq > 0 ? null : viewOf(room, viewer()),
      members,
      chat: chat.filter(({ c }) => c > lastChat).slice(-50),
      lastChat: chat.at(-1)?.c ?? 0,
      serverNow: now(),
      media: { kind: 'embedded', online: true, ...media },
      iceServers: [],
    }
    client.send(JSON.stringify({ t: 'welcome', d: welcome }))
  }

  const closeAll = (code: number) => {
    for (const client of sockets) client.close(code)
    sockets.clear()
    clients.clear()
  }

  const admit = async (request: Request, answerOf: (asked: MessageLanguage) => Response) => {
    const asked = messageLanguage(request.headers.get('lang'))
    if (asked !== language && entrances === 0) {
      const { seq } = room
      language = asked
      // Nothing has happened yet that would be lost.
      if (seq === 0) build()
    }
    if (atDoor !== null) await new Promise<void>((go) => atDoor?.push(go))
    if (entryRefused !== null) return refusalResponse(entryRefused, asked)
    return answerOf(asked)
  }
  const entered = () => ({ role: me.role, kind: media.kind ?? ('embedded' as const) })
  const join = onCall('joinLiveRoom', ({ request }) =>
    admit(request, (asked) => {
      const guest = role === 'guest' ? 'g_visitor01.proof' : null
      const usual = fixturesFor(asked).joinLiveRoom
      return answerResponse('joinLiveRoom', { ...usual, ...entered(), guest }, asked)
    }),
  )
  const rehearse = onCall('joinLiveRehearsal', ({ request }) =>
    admit(request, (asked) => {
      const usual = fixturesFor(asked).joinLiveRehearsal
      return answerResponse('joinLiveRehearsal', { ...usual, ...entered() }, asked)
    }),
  )
  const info = onCall('getLiveInfo', async ({ request }) => {
    if (isSilent) await new Promise(() => {})
    const asked = messageLanguage(request.headers.get('lang'))
    const { liveStage, max_user } = room
    const usual = fixturesFor(asked).getLiveInfo
    const starts_at = new Date(now() + startsIn).toISOString()
    const present = { starts_at, status: liveStage, max_user, member_count: members.count, video_id: videoId }
    return answerResponse('getLiveInfo', { ...usual, ...present }, asked)
  })
  const socket = ws.link('*/live/ws').addEventListener('connection', ({ client }) => {
    const joined: Client = {
      send: (text) => client.send(text),
      close: (code) => client.close(code),
    }
    client.addEventListener('message', ({ data }) => handleMessage(joined, String(data)))
    client.addEventListener('close', () => {
      sockets.delete(joined)
      clients.delete(joined)
    })
  })

  return {
    handlers: [join, rehearse, info, socket],
    state: () => room,
    me: () => me,
    someone,
    sent,
    get entrances() {
      return entrances
    },
    get sockets() {
      return sockets.size
    },
    tell,
    record(made) {
      videoId = made
    },
    holdInfo() {
      isSilent = true
    },
    say(text, by = 'u_11') {
      return keep(someone(by), text, `said-${(chat.at(-1)?.c ?? 0) + 1}`)
    },
    recall,
    gather(now) {
      members = now
      push({ t: 'members', d: members })
    },
    push,
    refuse(name, reason, retryAfter) {
      if (reason === null) refused.delete(name)
      else refused.set(name, { reason, retryAfter: retryAfter ?? null })
    },
    hold: (name) => void held.set(name, held.get(name) ?? []),
    release(name) {
      const waiting = held.get(name) ?? []
      held.delete(name)
      for (const finish of waiting) finish()
    },
    refuseEntry(reason) {
      entryRefused = reason
    },
    holdEntry() {
      atDoor ??= []
      withTicket ??= []
    },
    giveTickets() {
      const waiting = atDoor ?? []
      atDoor = null
      for (const go of waiting) go()
    },
    admit() {
      const waiting = [...(atDoor ?? []), ...(withTicket ?? [])]
      atDoor = withTicket = null
      for (const go of waiting) go()
    },
    drop: () => closeAll(4000),
    close: (why) => closeAll(closeCodes[why]),
  }
}
