import { vi } from 'vitest'

/** Resolves with the first value that is neither false, null nor undefined; rejects after ten seconds. For Node, where there is no page. */
export const until = <Value>(look: () => Value): Promise<NonNullable<Value>> =>
  vi.waitFor(
    () => {
      const value = look()
      if (value === null || value === undefined || value === false)
        throw new Error(`still waiting for ${look.toString()}`)
      return value
    },
    { interval: 10, timeout: 10_000 },
  )
