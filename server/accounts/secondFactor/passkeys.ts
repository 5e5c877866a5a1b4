import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, asc, eq, lt, or } from 'drizzle-orm'

import { passkeys } from '../../db/schema/factors.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Exchange } from '../../shared/exchange.ts'
import type { Member } from '../sessions.ts'
import { keyedDigest } from '../secrets.ts'
import { challengeSeconds, makeChallenge, useChallenge } from './challenges.ts'

/** Above normal use; a member with so many removes one first. */
export const mostPasskeys = 10

export type Passkey = typeof passkeys.$inferSelect

interface Ceremony {
  readonly exchange: Pick<Exchange, 'origin'>
  readonly member: Member
  readonly at: Date
}

/** As the authenticator shows it beside the passkey. */
const rpName = 'Symposium'

export const passkeysOf = (tx: Tx | Db, userId: number): Promise<Passkey[]> =>
  tx.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

/** Options that the browser hands to an authenticator to make a passkey. */
export const creationOptions = async (
  db: Db,
  key: Uint8Array,
  { exchange, member, at, userName }: Ceremony & { userName: string },
) => {
  const known = await passkeysOf(db, member.userId)
  const { hostname } = new URL(exchange.origin)
  return generateRegistrationOptions({
    rpName,
    rpID: hostname,
    userName,
    userDisplayName: userName,
    // Always the same: an authenticator keeps one passkey for an account. It says nothing about whose it is.
    userID: Buffer.from(keyedDigest(key, 'passkey user', String(member.userId)), 'base64url'),
    challenge: await challengeBytes(db, { exchange, member, at }, 'add'),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Null: it is no answer to a challenge of this session, or not of this site. */
export const readCreation = async (
  db: Db,
  { exchange, member, at }: Ceremony,
  answer: string,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> => {
  const response = parse<RegistrationResponseJSON>(answer)
  if (response === null) return null
  const verified = await verifyRegistrationResponse({
    response,
    ...expected(db, { exchange, member, at }, 'add'),
    requireUserVerification: false,
  }).catch(nothing)
  if (verified?.verified !== true) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((each) => /^[\w-]{1,20}$/.test(each)).slice(0, 10),
  }
}

/** Options that the browser hands to an authenticator to sign with one of these passkeys. */
export const requestOptions = async (db: Db, ceremony: Ceremony, known: readonly Passkey[]) =>
  generateAuthenticationOptions({
    rpID: new URL(ceremony.exchange.origin).hostname,
    challenge: await challengeBytes(db, ceremony, 'verify'),
    timeout: challengeSeconds * 1000,
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    userVerification: 'preferred',
  })

/** Whether one of the member's own passkeys has signed a challenge of this session for this site. */
export const usePasskey = async (db: Db, ceremony: Ceremony, answer: string): Promise<boolean> => {
  const response = parse<AuthenticationResponseJSON>(answer)
  if (response === null || typeof response.id !== 'string') return false
  const { userId } = ceremony.member
  const [known] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, response.id.slice(0, 2000)), eq(passkeys.userId, userId)))
  if (known === undefined) return false
  const verified = await verifyAuthenticationResponse({
    response,
    ...expected(db, ceremony, 'verify'),
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: false,
  }).catch(nothing)
  if (verified?.verified !== true) return false
  const { newCounter } = verified.authenticationInfo
  // Two copies of one authenticator may answer at the same moment: the counter goes on for one of them.
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: ceremony.at })
    .where(
      and(
        eq(passkeys.id, known.id),
        or(lt(passkeys.counter, newCounter), newCounter === 0 ? eq(passkeys.counter, 0) : undefined),
      ),
    )
    .returning({ id: passkeys.id })
  return used.length > 0
}

const expected = (db: Db, { exchange, member, at }: Ceremony, purpose: 'add' | 'verify') => ({
  expectedChallenge: (challenge: string) =>
    useChallenge(db, { sessionId: member.sessionId, purpose, challenge, at }),
  expectedOrigin: exchange.origin,
  expectedRPID: new URL(exchange.origin).hostname,
})

const challengeBytes = async (db: Db, { member, at }: Ceremony, purpose: 'add' | 'verify') =>
  new Uint8Array(
    Buffer.from(await makeChallenge(db, { sessionId: member.sessionId, purpose, at }), 'base64url'),
  )

/** Drops the library's error, which says why the answer is wrong; the sender learns only that it was refused. */
const nothing = (): null => null

const parse = <Answer>(text: string): Answer | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Answer) : null
  } catch {
    return null
  }
}
