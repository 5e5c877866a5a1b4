import { setImmediate } from 'node:timers/promises'

export interface HeldCall<Args extends unknown[], Output> {
  args: Args
  signal: AbortSignal
  resolve(output: Output): void
  reject(error: unknown): void
}

/** A port function that answers when the test says so. The last argument is the signal, as in every port. */
export const held = <Args extends unknown[], Output>() => {
  const calls: Array<HeldCall<Args, Output>> = []
  const call = (...args: [...Args, AbortSignal]) =>
    new Promise<Output>((resolve, reject) => {
      const signal = args.at(-1) as AbortSignal
      calls.push({ args: args.slice(0, -1) as Args, signal, resolve, reject })
    })
  const last = () => {
    const present = calls.at(-1)
    if (present === undefined) throw new Error('nothing has been called yet')
    return present
  }
  return { call, calls, last }
}

/** Lets everything that is settled already run to its end. */
export const turn = () => setImmediate()
