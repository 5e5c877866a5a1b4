import { and, eq, or } from 'drizzle-orm'

import { email as emailSchema } from '../../../../src/contract/email.ts'
import { findByName } from '../../../accounts/users.ts'
import { paperReviewers } from '../../../db/schema/paperReviewers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { Refused } from '../../../shared/refused.ts'

export interface PoolWish {
  readonly conferenceId: number
  /** Phone, address or name of an account, or the address of a person without one. */
  readonly contact: string
  readonly name: string
  /** Absent: unchanged, or the usual values for a new person. */
  readonly more?: Partial<
    Pick<typeof paperReviewers.$inferInsert, 'affiliation' | 'loadCap' | 'keywords' | 'isActive'>
  >
}

/** Papers per reviewer if the chair gives no other number. */
const usualCap = 6
/** Country of a number without a dialling code. */
export const usualCountry = '86'

/** Adds a person to the pool, or changes their line; returns the line of the pool. @throws Refused */
export const savePoolMember = async (
  tx: Tx,
  { conferenceId, contact, name, more = {} }: PoolWish,
  at: Date,
): Promise<number> => {
  const account = await findByName(tx, contact, usualCountry)
  const address = contact.toLowerCase()
  if (account === null) {
    if (!emailSchema.safeParse(contact).success) throw new Refused('reviewerUnknown', { field: 'contact' })
    if (name === '' && (await poolLineOf(tx, conferenceId, null, address)) === undefined)
      throw new Refused('required', { field: 'name' })
  }
  const userId = account?.id ?? null
  const values = {
    conferenceId,
    userId,
    name: name || account?.nickname || '',
    email: userId === null ? address : '',
    loadCap: usualCap,
    ...more,
    createdAt: at,
  }
  const [written] = await tx
    .insert(paperReviewers)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: paperReviewers.id })
  if (written !== undefined) return written.id
  const line = await poolLineOf(tx, conferenceId, userId, values.email)
  if (line === undefined) throw new Error('the line of the pool was neither written nor there')
  const changed = { ...more, ...(name === '' ? {} : { name }) }
  if (Object.keys(changed).length > 0)
    await tx.update(paperReviewers).set(changed).where(eq(paperReviewers.id, line.id))
  return line.id
}

/** The pool's line of a person, or null. */
export const poolMemberOf = async (
  tx: Tx,
  { conferenceId, contact }: Pick<PoolWish, 'conferenceId' | 'contact'>,
): Promise<number | null> => {
  const account = await findByName(tx, contact, usualCountry)
  const address = account === null ? contact.toLowerCase() : ''
  return (await poolLineOf(tx, conferenceId, account?.id ?? null, address))?.id ?? null
}

/** The line of this account, or of this address; empty: no line. */
export const poolLineOf = async (
  tx: Db | Tx,
  conferenceId: number,
  userId: number | null,
  address: string,
) => {
  const same = or(
    userId === null ? undefined : eq(paperReviewers.userId, userId),
    address === '' ? undefined : eq(paperReviewers.email, address),
  )
  const [line] = await tx
    .select({ id: paperReviewers.id })
    .from(paperReviewers)
    .where(and(eq(paperReviewers.conferenceId, conferenceId), same))
  return line
}
