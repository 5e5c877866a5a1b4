import * as z from 'zod/mini'

import { integer } from '../numbers.ts'
import type { Reason } from '../reasons.ts'
import { exactText, plainLine, plainText } from '../text.ts'
import { chatMessage, messageLimit } from './chat.ts'
import { roomEvent } from './events.ts'
import { roomMe, roomMembers, roomState, roomUser, roomUserId } from './state.ts'

/**
 * The socket of a room: `/live/ws`, subprotocol `live.v1`, JSON text of at most 16 KB a frame from the client.
 * client → server `{id, t, d}`; server → that client `{re, ok: true, d}` or `{re, ok: false, err}`. The same id within two
 * minutes gets the stored answer again, so that a command can be sent again after a reconnect.
 */
export const subprotocol = 'live.v1'
export const frameLimit = 16 * 1024

/** Close codes; everything else is a lost connection, to be made again. */
export const closeCodes = {
  bad: 4400,
  ticket: 4401,
  removed: 4403,
  replaced: 4409,
  /** A guest of a full room, whose place a member has taken. */
  displaced: 4411,
  ended: 4410,
  tooFast: 4429,
  full: 4503,
  /** The server stops, and another one takes over (RFC 6455 registry): come back after a random pause. */
  restart: 1012,
} as const

const says = (reason: Reason) => reason
const none = z.object({})
const epoch = integer()
const req = plainLine(40).check(z.minLength(1))
const clientId = z.string().check(z.regex(/^[\w-]{8,40}$/))

export const slots = ['V0', 'V1', 'V2', 'A0', 'A1', 'A2', 'A3'] as const
/** V0, A0: the host's camera and microphone; V1 the screen; V2, A1: the guest's; A2 the funder's microphone; A3: the mix for the cdn line. */
export const slot = z.literal(slots)
export type Slot = z.infer<typeof slot>
export const direction = z.literal(['pub', 'sub'])
export type Direction = z.infer<typeof direction>
const sdp = exactText(14_000).check(z.minLength(1))

/** Command → its payload and its answer. Every one can be refused with a named reason. */
export const commands = {
  'stage.start': { d: z.object({ epoch }), ack: none },
  'stage.pause': { d: z.object({ epoch }), ack: none },
  'stage.resume': { d: z.object({ epoch }), ack: none },
  'stage.end': { d: z.object({ epoch }), ack: none },
  'anchor.appoint': { d: z.object({ userId: roomUserId, epoch }), ack: none },
  'anchor.cancel': { d: z.object({ epoch }), ack: none },
  /** By the appointed person. */
  'anchor.answer': { d: z.object({ accept: z.boolean() }), ack: none },
  'member.remove': { d: z.object({ userId: roomUserId, epoch }), ack: none },
  /** The removed person may come in again. */
  'member.restore': { d: z.object({ userId: roomUserId, epoch }), ack: none },
  'mute.group': { d: z.object({ on: z.boolean(), epoch }), ack: none },
  'mute.member': {
    d: z.object({
      userId: roomUserId,
      on: z.boolean(),
      /** Minutes; absent: until a manager ends it. */
      minutes: z.optional(integer(1, 10_080)),
      epoch,
    }),
    ack: none,
  },
  'room.set': {
    d: z.object({
      roomName: z.optional(plainLine(100).check(z.minLength(1, says('required')))),
      linkMicWaitTime: z.optional(
        integer(0, 60, says('waitTimeWrong')).check(
          z.refine((seconds) => seconds === 0 || seconds >= 5, says('waitTimeWrong')),
        ),
      ),
      guestsShut: z.optional(z.boolean()),
      epoch,
    }),
    ack: none,
  },
  'hand.raise': { d: none, ack: z.object({ req: z.string(), expiresAt: z.nullable(z.int()) }) },
  'hand.cancel': { d: z.object({ req }), ack: none },
  'hand.answer': { d: z.object({ req, accept: z.boolean(), epoch }), ack: none },
  'hand.invite': { d: z.object({ userId: roomUserId, epoch }), ack: z.object({ req: z.string() }) },
  /** By the invited member. */
  'hand.reply': { d: z.object({ req, accept: z.boolean() }), ack: none },
  /** The guest's own, or taken down by the host. */
  'mic.hangUp': { d: z.object({ userId: roomUserId }), ack: none },
  /** The host may only close it. */
  'mic.mute': { d: z.object({ userId: roomUserId, muted: z.boolean() }), ack: none },
  /** The funder's own; the host may only close it. */
  'funder.mic': { d: z.object({ on: z.boolean() }), ack: none },
  'screen.set': { d: z.object({ on: z.boolean() }), ack: none },
  'chat.send': {
    d: z.object({
      text: plainText(messageLimit, { tooLong: says('messageTooLong') }).check(
        z.minLength(1, says('messageEmpty')),
      ),
      clientId,
    }),
    ack: z.object({ message: chatMessage }),
  },
  /** One's own, or by the host. */
  'chat.recall': { d: z.object({ c: integer(1) }), ack: none },
  /** The host recalls all messages of a user. */
  'chat.sweep': { d: z.object({ userId: roomUserId }), ack: none },
  /** The 50 before `before`, oldest first; without it the last 50. */
  'chat.history': {
    d: z.object({ before: z.optional(integer()) }),
    ack: z.object({ list: z.array(chatMessage), more: z.boolean() }),
  },
  'members.page': {
    d: z.object({ after: z.optional(integer()) }),
    ack: z.object({ list: z.array(roomUser), next: z.nullable(z.int()) }),
  },
  /** Clients always offer. `slots`: slot of each m-line, in their order. */
  'rtc.offer': {
    d: z.object({ dir: direction, sdp, slots: z.array(slot).check(z.maxLength(7)) }),
    ack: z.object({ sdp: z.string() }),
  },
  'rtc.candidate': {
    d: z.object({
      dir: direction,
      candidate: exactText(1000),
      mid: exactText(32),
    }),
    ack: none,
  },
  /** The client's own result of publishing; the guest's `connecting` ends with it. */
  'rtc.published': { d: z.object({ slot, ok: z.boolean() }), ack: none },
  'rtc.leave': { d: z.object({ dir: z.optional(direction) }), ack: none },
  sync: { d: none, ack: z.object({ state: roomState, members: roomMembers }) },
  leave: { d: none, ack: none },
} as const

export type CommandName = keyof typeof commands
export type CommandInput<K extends CommandName> = z.input<(typeof commands)[K]['d']>
export type CommandAck<K extends CommandName> = z.output<(typeof commands)[K]['ack']>

/** The first frame of a connection. `session`: of an earlier welcome, while it is kept (30 s after the socket was lost). */
export const hello = z.object({
  t: z.literal('hello'),
  d: z.object({
    ticket: z.optional(exactText(2000)),
    session: z.optional(exactText(100)),
    /** The last event and the last message that the client has; 0: none. */
    lastSeq: z._default(integer(), 0),
    lastChat: z._default(integer(), 0),
  }),
})
export const commandFrame = z.object({
  id: z.string().check(z.regex(/^[\w-]{8,40}$/)),
  t: z.string().check(z.maxLength(32)),
  d: z.unknown(),
})
export const ping = z.object({ t: z.literal('ping') })

export const welcome = z.object({
  t: z.literal('welcome'),
  d: z.object({
    session: z.string(),
    me: roomMe,
    /** The client's `lastSeq` was near enough: events follow instead of a state. */
    resumed: z.boolean(),
    /** Null when resumed. */
    state: z.nullable(roomState),
    members: roomMembers,
    /** Messages after `lastChat`, else the last 50, oldest first. */
    chat: z.array(chatMessage),
    /** The number of the last message there is. */
    lastChat: z.int(),
    serverNow: z.int(),
    media: z.object({ kind: z.literal(['embedded', 'tencent']), online: z.boolean() }),
    /** For RTCPeerConnection; empty on one machine or LAN. */
    iceServers: z.array(
      z.object({
        urls: z.array(z.string()),
        username: z.optional(z.string()),
        credential: z.optional(z.string()),
      }),
    ),
  }),
})
export type Welcome = z.infer<typeof welcome>['d']

export const lineReasons = ['rtcFull', 'weak', 'mediaDown', 'noH264', 'codec'] as const

/** Everything that the server sends unasked, except `welcome` and pongs. */
export const push = z.discriminatedUnion('t', [
  z.object({ t: z.literal('event'), d: roomEvent }),
  z.object({ t: z.literal('chat'), d: z.array(chatMessage) }),
  z.object({ t: z.literal('recalled'), d: z.object({ c: z.int() }) }),
  z.object({ t: z.literal('members'), d: roomMembers }),
  /** The viewer may see more or less now. */
  z.object({ t: z.literal('state'), d: z.object({ state: roomState, me: roomMe }) }),
  z.object({
    t: z.literal('candidate'),
    d: z.object({ dir: direction, candidate: z.string(), mid: z.string() }),
  }),
  /** The server lost or regained its media process, or this client's connection to it: offer again when online. */
  z.object({ t: z.literal('media'), d: z.object({ online: z.boolean(), dir: z.nullable(direction) }) }),
  z.object({
    t: z.literal('line'),
    d: z.object({ line: z.literal(['rtc', 'cdn']), reason: z.literal(lineReasons) }),
  }),
  /** Sent before the socket is closed for good. */
  z.object({
    t: z.literal('kicked'),
    d: z.object({ reason: z.literal(['removed', 'replaced', 'ended', 'displaced']) }),
  }),
])
export type Push = z.infer<typeof push>

export const pong = z.object({ t: z.literal('pong'), d: z.object({ now: z.int() }) })

export const answer = z.discriminatedUnion('ok', [
  z.object({ re: z.string(), ok: z.literal(true), d: z.unknown() }),
  z.object({
    re: z.string(),
    ok: z.literal(false),
    err: z.object({
      reason: z.string(),
      /** In the visitor's language. */
      msg: z.string(),
      field: z.nullable(z.string()),
      /** Seconds. */
      retry_after: z.nullable(z.int()),
    }),
  }),
])
