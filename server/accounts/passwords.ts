import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id, the library's default algorithm; about 15 ms, outside the event loop. */
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 } as const

/** The password is used as it is given; callers trim it at setting and at checking alike. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** With `null` (no such account, or one without a password) the same work is done and the answer is false. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}

/** Before the first sign-in, so that the first unknown account does not take twice as long. */
export const warmPasswords = async (): Promise<void> => {
  await verifyPassword(null, '')
}

let decoy: Promise<string> | null = null
