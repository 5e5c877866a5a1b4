import { LiveError } from '../../../contract/room/ports.ts'
import type { LiveMessage, MediaFault } from '../../../contract/room/ports.ts'

/** Fields of the errors of both SDKs. */
interface Coded {
  readonly code?: unknown
  readonly extraCode?: unknown
}

const byCode = new Map<number, MediaFault>([
  [5200, 'unsupported'],
  [5201, 'insecure'],
  [5202, 'unsupported'],
  [5205, 'unsupported'],
  [5301, 'missing'],
  [5302, 'denied'],
  [5303, 'busy'],
  [5304, 'constraints'],
  [5308, 'lost'],
  [5309, 'lost'],
  [5501, 'iceFailed'],
  [5505, 'notAllowed'],
  [5506, 'timeout'],
])

/** Begun already, or overtaken by another call: the goal is reached. */
export const isAborted = (error: unknown): boolean => numbersOf(error).includes(5998)

/** The SDK's error in the words of the ports (LIVE-07): the finer code first. */
export const toLiveError = (error: unknown, says: LiveMessage): LiveError => {
  if (error instanceof LiveError) return error
  const fault = numbersOf(error)
    .map((code) => byCode.get(code))
    .find((found) => found !== undefined)
  // A member who closes the picker of screens gets no message.
  const isPicker = says === 'screen' && fault === 'denied'
  return new LiveError(isPicker ? 'cancelled' : (fault ?? 'failed'), says, { cause: error })
}

/** A message was refused because its sender may not write. */
export const isBanned = (error: unknown): boolean =>
  numbersOf(error).some((code) => code === 10_017 || code === 20_012)

const numbersOf = (error: unknown): number[] => {
  const { code, extraCode } = (error ?? {}) as Coded
  return [extraCode, code].filter((value) => typeof value === 'number')
}
