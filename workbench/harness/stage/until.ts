import { waitFor } from '@testing-library/dom'

/** Frames of the atlas share one thread. */
const patience = globalThis.window?.name === 'atlas-cell' ? 30_000 : 5_000

/** Resolves as soon as `check` stops throwing. @throws the last error, after five seconds */
export const until = <Result>(check: () => Result): Promise<Result> =>
  waitFor(check, { interval: 8, timeout: patience, onTimeout: (error) => error })
