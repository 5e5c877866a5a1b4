import { Refused } from '../../shared/refused.ts'

/** Result of the call, or null if it is refused: an address then answers that there is no such file. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })
