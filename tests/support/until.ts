import { vi } from 'vitest'

/** Resolves as soon as `check` stops throwing. @throws what was last wrong, after five seconds */
export const until = (check: () => unknown) => vi.waitFor(check, { interval: 8, timeout: 5_000 })
