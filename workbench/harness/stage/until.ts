import { waitFor } from '@testing-library/dom'

/** Resolves as soon as `check` stops throwing. @throws what was last wrong, after five seconds */
export const until = <Result>(check: () => Result): Promise<Result> =>
  waitFor(check, { interval: 8, timeout: 5_000, onTimeout: (error) => error })
