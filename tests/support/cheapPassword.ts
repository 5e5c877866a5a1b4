import { hash } from '@node-rs/argon2'

/**
 * Cheap hash for tests that sign in and are about something else. The cost is part of the stored text, so
 * that the server under test is the same; tests about passwords store them as the product does.
 */
export const cheapPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
