import { CallError, failure } from '../../contract/failure.ts'
import type { Failure } from '../../contract/failure.ts'
import { answer, commands } from '../../contract/room/wire.ts'
import type { CommandAck, CommandInput, CommandName } from '../../contract/room/wire.ts'
import { newKey } from '../newKey.ts'

interface Line {
  isOnline(): boolean
  send(text: string): void
}

interface Waiting {
  readonly name: CommandName
  readonly text: string
  /** Number of attempts to send it. */
  sent: number
  resolve(ack: unknown): void
  reject(error: CallError): void
}

/** Milliseconds without a connection until a command fails; and the longest that an answer may take. */
const offlineAfter = 10_000
const timeoutAfter = 15_000

/**
 * Commands that wait for their answers. One that a lost connection left unanswered is sent again, once and with the same
 * id, for which the server gives the answer that it gave before.
 */
export const createPendingCommands = (line: Line) => {
  const waiting = new Map<string, Waiting>()

  const take = (id: string): Waiting | undefined => {
    const found = waiting.get(id)
    waiting.delete(id)
    return found
  }
  const put = (one: Waiting) => {
    one.sent += 1
    line.send(one.text)
  }

  const frame = <K extends CommandName>(name: K, payload: CommandInput<K>) => {
    const id = newKey()
    return { id, text: JSON.stringify({ id, t: name, d: payload }) }
  }

  return {
    frame,

    command<K extends CommandName>(name: K, payload: CommandInput<K>): Promise<CommandAck<K>> {
      const { id, text } = frame(name, payload)
      return new Promise((resolve, reject) => {
        const timers = [
          setTimeout(() => {
            if (!line.isOnline()) take(id)?.reject(new CallError(failure('offline')))
          }, offlineAfter),
          setTimeout(() => take(id)?.reject(new CallError(failure('timeout'))), timeoutAfter),
        ]
        const clear = () => {
          for (const timer of timers) clearTimeout(timer)
        }
        const one: Waiting = {
          name,
          text,
          sent: 0,
          resolve: (ack) => {
            clear()
            resolve(ack as CommandAck<K>)
          },
          reject: (error) => {
            clear()
            reject(error)
          },
        }
        waiting.set(id, one)
        if (line.isOnline()) put(one)
      })
    },

    /** Whether the frame was an answer. */
    settle(message: unknown): boolean {
      const read = answer.safeParse(message)
      if (!read.success) return false
      const one = take(read.data.re)
      if (one === undefined) return true
      if (!read.data.ok) {
        const { reason, msg, field, retry_after } = read.data.err
        const kind = reason === 'limited' ? 'limited' : 'refused'
        one.reject(new CallError({ kind, msg, reason, field, retryAfter: retry_after }))
        return true
      }
      const ack = commands[one.name].ack.safeParse(read.data.d)
      if (ack.success) one.resolve(ack.data)
      else one.reject(new CallError(failure('malformed')))
      return true
    },

    /** Connected again. */
    resend() {
      for (const [id, one] of waiting) {
        if (one.sent < 2) put(one)
        else take(id)?.reject(new CallError(failure('offline')))
      }
    },

    /** There will be no connection any more. */
    lose(why: Failure) {
      for (const id of waiting.keys()) take(id)?.reject(new CallError(why))
    },
  }
}
