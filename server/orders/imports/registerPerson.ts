import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'

import type { Attendee } from '../../../src/contract/attendee.ts'
import { importHoldDays } from '../../../src/contract/peopleImportWords.ts'
import { findByEmail, findByPhone, userOfEmail, userOfPhone, type User } from '../../accounts/users.ts'
import { isPublicAs } from '../../../src/contract/ownConference.ts'
import { countries, users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { ticketTypes } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { enter, lockAccount, priceFor, refuseAudience, refuseSecond } from '../place.ts'
import { openEntryOf } from '../waitlist.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { lockPlaces } from '../../lifecycles/places.ts'
import type { Scope } from '../../lifecycles/types.ts'
import { phoneOf } from './contact.ts'

type Conference = typeof conferences.$inferSelect

export interface Invited {
  readonly conferenceId: number
  readonly ticketTypeId: number
  readonly attendee: Attendee
  /** Key of the order: the same one of the same account registers once. */
  readonly key: string
  readonly requestId: string | null
  /** Language of a new account and of mails to it. */
  readonly language: MessageLanguage
  /** True: without notification. */
  readonly isQuiet?: boolean
}

/** Codes of countries that have phones. */
export const countryCodes = async (tx: Db | Tx): Promise<ReadonlySet<string>> =>
  new Set((await tx.select({ code: countries.code }).from(countries)).map(({ code }) => code))

/**
 * Registers a person whom the team of a conference names, as if they had done so by themselves (adr/0038): by the account with
 * their phone or address, which is made if missing, and by the rules of audience, price and places. The dates of
 * registration bind members only. @throws Refused
 */
export const registerPerson = async (
  scope: Scope,
  { conferenceId, ticketTypeId, attendee, key, requestId, language, isQuiet = false }: Invited,
): Promise<{ readonly orderId: number; readonly state: 'to_be_paid' | 'paid' }> => {
  const { tx, now } = scope
  const { id: userId } = await accountOf(tx, { attendee, requestId, language }, now())
  if (isQuiet) scope.untold.add(userId)
  await lockAccount(tx, userId)
  await lockPlaces(tx, ticketTypeId)
  const at = now()
  const type = await typeOf(tx, { conferenceId, ticketTypeId }, at)
  const fields = { student_no: attendee.student_no }
  await refuseAudience({ tx, at }, userId, type, fields)
  await refuseSecond(tx, userId, type.id)
  const price = await priceFor({ tx, at }, userId, type, {})
  const entry = await openEntryOf(scope, userId, type.id)
  // Only the members themselves leave the waiting list.
  if (entry?.state === 'waiting') throw new Refused('alreadyWaiting', { field: 'ticket_type_id' })
  const dueAt = new Date(at.getTime() + importHoldDays * 86_400_000)
  const made = await enter(scope, { userId, requestId }, { type, price, attendee, key, at, dueAt })
  return { orderId: made.order_id, state: made.state }
}

/** Reason why the team cannot register people; null: it can. */
export const entryRefusal = ({ publication, state, endsAt, isCancelled }: Conference, at: Date) => {
  if (isCancelled) return 'conferenceCancelled' as const
  if (!isPublicAs(publication)) return 'conferenceDraft' as const
  return state === 'ended' || endsAt <= at ? ('conferenceEnded' as const) : null
}

const typeOf = async (
  tx: Tx,
  { conferenceId, ticketTypeId }: Pick<Invited, 'conferenceId' | 'ticketTypeId'>,
  at: Date,
) => {
  const [row] = await tx
    .select({ type: ticketTypes, conference: conferences })
    .from(ticketTypes)
    .innerJoin(conferences, eq(conferences.id, ticketTypes.conferenceId))
    .where(eq(ticketTypes.id, ticketTypeId))
  const field = 'ticket_type_id'
  if (row === undefined || row.conference.id !== conferenceId)
    throw new Refused('ticketTypeUnknown', { field })
  const refusal = entryRefusal(row.conference, at)
  if (refusal !== null) throw new Refused(refusal)
  if (row.type.retiredAt !== null) throw new Refused('ticketTypeRetired', { field })
  return row.type
}

/**
 * The account with the phone, else that with the address, else a new one, which its owner opens by the ordinary code.
 * A new one has only one of them: it is not proved that both belong to the same person.
 */
const accountOf = async (
  tx: Tx,
  { attendee, requestId, language }: Pick<Invited, 'attendee' | 'requestId' | 'language'>,
  at: Date,
): Promise<User> => {
  const phone = phoneOf(attendee.mobile ?? '', await countryCodes(tx))
  if (phone !== null && 'fault' in phone) throw new Refused(phone.fault, { field: 'mobile' })
  const email = attendee.email.toLowerCase()
  const known =
    (phone === null ? null : await findByPhone(tx, phone)) ??
    (email === '' ? null : await findByEmail(tx, email))
  if (known !== null) return known
  const requester = { id: requestId ?? randomUUID(), language }
  if (phone === null && email === '') throw new Refused('contactEmpty', { field: 'mobile' })
  const made =
    phone === null ? await userOfEmail(tx, requester, at, email) : await userOfPhone(tx, requester, at, phone)
  // Until its owner visits.
  await tx.update(users).set({ language }).where(eq(users.id, made.id))
  return made
}
