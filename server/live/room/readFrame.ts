import type * as z from 'zod/mini'

import { isReason, type Reason } from '../../../src/contract/reasons.ts'
import { commandFrame, commands, hello, ping, type CommandName } from '../../../src/contract/room/wire.ts'
import type { Command } from './createRoom.ts'

export type Frame =
  | { readonly kind: 'hello'; readonly d: z.output<typeof hello>['d'] }
  | { readonly kind: 'ping' }
  | { readonly kind: 'command'; readonly id: string; readonly command: Command }
  | { readonly kind: 'refused'; readonly id: string; readonly reason: Reason; readonly field: string | null }
  /** Nothing that our page sends. */
  | { readonly kind: 'bad' }

/** One frame of a client. Throws nothing. */
export const readFrame = (text: string): Frame => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'bad' }
  }
  if (ping.safeParse(value).success) return { kind: 'ping' }
  const frame = commandFrame.safeParse(value)
  if (!frame.success) {
    const first = hello.safeParse(value)
    return first.success ? { kind: 'hello', d: first.data.d } : { kind: 'bad' }
  }
  const { id, t, d } = frame.data
  if (!isCommandName(t)) return { kind: 'refused', id, reason: 'commandUnknown', field: null }
  const payload = commands[t].d.safeParse(d)
  // The schema of this name made the payload of the pair.
  if (payload.success) return { kind: 'command', id, command: { t, d: payload.data } as Command }
  const [issue] = payload.error.issues
  const field = issue?.path[0] === undefined ? null : String(issue.path[0])
  const reason = isReason(issue?.message) ? issue.message : 'invalid'
  return { kind: 'refused', id, reason, field }
}

const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)
