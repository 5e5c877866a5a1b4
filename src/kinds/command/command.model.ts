import type { Failure } from '../../contract/failure.ts'
import type { Reason } from '../../contract/reasons.ts'
import { done } from '../../machines/shared/model.ts'
import { offline, refused } from '../faults.model.ts'

/** Each event of a command; `reason` is a refusal that names no field. */
export const commandEvents = <Wish>(wish: Wish, answer: unknown, reason: Reason) => [
  { type: 'command.send' as const, wish, key: 'key-1' },
  done('sendCommand', answer),
  offline('sendCommand'),
  refused('sendCommand', reason),
]

export const dialogEvents = <Wish>(wish: Wish, answer: unknown, reason: Reason) => [
  ...commandEvents(wish, answer, reason),
  { type: 'command.close' as const },
]

export const projectCommand = ({ wish, failure }: { wish: unknown; failure: Failure | null }) => ({
  wish,
  failure: failure?.kind,
})
