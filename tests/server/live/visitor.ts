import { WebSocket } from 'ws'

import { advance } from '../../../src/contract/room/advance.ts'
import type { ChatMessage } from '../../../src/contract/room/chat.ts'
import type { RoomMe, RoomMembers, RoomState } from '../../../src/contract/room/state.ts'
import {
  answer,
  push,
  subprotocol,
  welcome,
  type CommandAck,
  type CommandInput,
  type CommandName,
  type Push,
  type Welcome,
} from '../../../src/contract/room/wire.ts'
import { site } from '../api/harness.ts'

/** A refused command, as the server said it. */
export class Refusal extends Error {
  readonly reason: string
  readonly retryAfter: number | null
  readonly said: string
  constructor(reason: string, said: string, retryAfter: number | null) {
    super(reason)
    this.reason = reason
    this.said = said
    this.retryAfter = retryAfter
  }
}

let ids = 0
/** A new id of a command or a message. */
export const newId = (): string => `id-${String(++ids).padStart(8, '0')}`

interface Hello {
  ticket?: string
  session?: string
  lastSeq?: number
  lastChat?: number
}

/**
 * A page in a room, reduced to its duty: it applies the events it receives, and nothing else. A number that is missing or
 * comes twice is a fault.
 */
export class Visitor {
  socket: WebSocket
  session = ''
  me: RoomMe | null = null
  state: RoomState | null = null
  members: RoomMembers = { count: 0, list: [] }
  media: Welcome['media'] | null = null
  readonly messages: ChatMessage[] = []
  readonly pushes: Push[] = []
  readonly faults: string[] = []
  /** Code of the close, once it is. */
  closed: number | null = null
  kicked: string | null = null
  resumed: boolean | null = null
  pongs = 0
  #waiting = new Map<string, { settle: (data: unknown) => void; fail: (error: unknown) => void }>()
  #watchers = new Set<() => void>()
  readonly #port: number

  constructor(port: number, headers: Record<string, string> = { origin: site }) {
    this.#port = port
    this.socket = this.#open(headers)
  }

  #open(headers: Record<string, string> = { origin: site }): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/live/ws`, subprotocol, { headers })
    this.closed = null
    socket.on('message', (data: Buffer) => {
      this.#handleFrame(JSON.parse(data.toString('utf8')))
      this.#changed()
    })
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      this.closed = code
      for (const { fail } of this.#waiting.values()) fail(new Error(`closed ${code}`))
      this.#waiting.clear()
      this.#changed()
    })
    return socket
  }

  /** Resolves with the welcome's state, rejects when the door stays shut. */
  async greet(d: Hello): Promise<this> {
    this.session = ''
    await this.say({ t: 'hello', d })
    await this.until(() => this.session !== '' || this.closed !== null)
    if (this.session === '') throw new Error(`closed ${this.closed}`)
    return this
  }

  /** Any frame, as soon as the socket is open. */
  async say(frame: unknown): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) {
      await new Promise<void>((settle, fail) => {
        this.socket.once('open', settle)
        this.socket.once('close', () => fail(new Error('closed')))
      })
    }
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** Rejects `Refusal`. */
  async command<K extends CommandName>(t: K, d: CommandInput<K>, id = newId()): Promise<CommandAck<K>> {
    const answered = new Promise((settle, fail) => this.#waiting.set(id, { settle, fail }))
    await this.say({ id, t, d })
    return answered as Promise<CommandAck<K>>
  }

  /** The name of the refusal. */
  async refused<K extends CommandName>(t: K, d: CommandInput<K>, id = newId()): Promise<string> {
    try {
      await this.command(t, d, id)
    } catch (error) {
      if (error instanceof Refusal) return error.reason
      throw error
    }
    throw new Error(`${t} was not refused`)
  }

  /** A page says so every ten seconds. */
  async ping(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return
    const before = this.pongs
    this.socket.send(JSON.stringify({ t: 'ping' }))
    await this.until(() => this.pongs > before || this.closed !== null)
  }

  /** Epoch that the host's page adds to its commands. */
  get epoch(): number {
    return this.state?.epoch ?? 0
  }

  /** Everything that was said before has arrived. */
  async settled(): Promise<CommandAck<'sync'>> {
    return this.command('sync', {})
  }

  send(text: string, clientId = newId()): Promise<CommandAck<'chat.send'>> {
    return this.command('chat.send', { text, clientId })
  }

  /** Resolves when `check` holds. @throws after five seconds */
  until(check: () => boolean): Promise<void> {
    if (check()) return Promise.resolve()
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => {
        this.#watchers.delete(look)
        fail(new Error(`never came: ${check.toString()}`))
      }, 5000)
      const look = () => {
        if (!check()) return
        clearTimeout(timer)
        this.#watchers.delete(look)
        settle()
      }
      this.#watchers.add(look)
    })
  }

  /** The network is cut, without a word. */
  async cut(): Promise<void> {
    this.socket.terminate()
    await this.until(() => this.closed !== null)
  }

  /** Comes back with what it knows. */
  async resume(): Promise<this> {
    const { session } = this
    this.socket = this.#open()
    return this.greet({ session, lastSeq: this.state?.seq ?? 0, lastChat: this.messages.at(-1)?.c ?? 0 })
  }

  /** A new ticket for the same page. */
  async enterAgain(ticket: string): Promise<this> {
    this.socket = this.#open()
    return this.greet({ ticket, lastSeq: this.state?.seq ?? 0, lastChat: this.messages.at(-1)?.c ?? 0 })
  }

  close(): void {
    this.socket.terminate()
  }

  #changed(): void {
    for (const look of this.#watchers) look()
  }

  #handleFrame(frame: { t?: string; re?: string }): void {
    if (frame.re !== undefined) return this.#hearAnswer(answer.parse(frame))
    if (frame.t === 'pong') {
      this.pongs += 1
      return
    }
    if (frame.t === 'welcome') {
      const { d } = welcome.parse(frame)
      this.session = d.session
      this.me = d.me
      this.members = d.members
      this.media = d.media
      this.resumed = d.resumed
      if (d.state !== null) this.state = d.state
      this.#take(d.chat, this.messages.length === 0)
      return
    }
    const said = push.parse(frame)
    this.pushes.push(said)
    switch (said.t) {
      case 'event':
        if (this.state === null || said.d.s !== this.state.seq + 1) {
          this.faults.push(`event ${said.d.s} after ${this.state?.seq}`)
        }
        if (this.state !== null) this.state = advance(this.state, said.d)
        break
      case 'state':
        this.state = said.d.state
        this.me = said.d.me
        break
      case 'chat':
        this.#take(said.d, false)
        break
      case 'recalled': {
        const index = this.messages.findIndex(({ c }) => c === said.d.c)
        const message = this.messages[index]
        if (message !== undefined) this.messages[index] = { ...message, text: '', recalled: true }
        break
      }
      case 'members':
        this.members = said.d
        break
      case 'kicked':
        this.kicked = said.d.reason
        break
      case 'candidate':
      case 'media':
      case 'line':
        break
    }
  }

  #take(list: readonly ChatMessage[], isFirst: boolean): void {
    for (const message of list) {
      const last = this.messages.at(-1)?.c
      if (last !== undefined && message.c !== last + 1) this.faults.push(`message ${message.c} after ${last}`)
      if (last === undefined && !isFirst && message.c !== 1) this.faults.push(`message ${message.c} first`)
      this.messages.push(message)
    }
  }

  #hearAnswer(said: ReturnType<typeof answer.parse>): void {
    const waiting = this.#waiting.get(said.re)
    this.#waiting.delete(said.re)
    if (waiting === undefined) {
      this.faults.push(`answer to nothing: ${said.re}`)
      return
    }
    if (said.ok) waiting.settle(said.d)
    else waiting.fail(new Refusal(said.err.reason, said.err.msg, said.err.retry_after))
  }
}
