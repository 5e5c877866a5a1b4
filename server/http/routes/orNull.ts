import { Refused } from '../../shared/refused.ts'

/** What was asked for, or null where it is refused: an address then answers that there is no such file. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })
