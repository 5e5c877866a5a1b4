import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

import { email } from '../../src/contract/email.ts'
import { phoneDigits, phoneFault } from '../../src/contract/phone.ts'
import { userRoles } from '../db/schema/organizers.ts'
import type { Db } from '../db/types.ts'
import { notify } from '../notifications/notify.ts'
import { messages } from '../shared/sentences/messages.ts'
import { audit } from './audit.ts'
import { userOfEmail, userOfPhone } from './users.ts'

/** Contact that the person will sign in with. */
export type Contact =
  | { readonly kind: 'phone'; readonly country: string; readonly mobile: string }
  | { readonly kind: 'email'; readonly address: string }

/** The phone or the e-mail address cannot be one; says why. */
export class WrongContact extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WrongContact'
  }
}

/** The same rules as on the page of signing in. @throws WrongContact */
export const readContact = (given: {
  phone?: string | undefined
  country?: string | undefined
  email?: string | undefined
}): Contact => {
  if ((given.phone === undefined) === (given.email === undefined))
    throw new WrongContact('Name the person by --phone or by --email, one of the two.')
  if (given.phone !== undefined) {
    const country = given.country ?? '86'
    if (!/^[1-9]\d{0,3}$/.test(country))
      throw new WrongContact(`--country ${country}: use a dialling code like 86`)
    // Not cut off as in a field that is being typed into: with a digit too many it is another or no number.
    const digits = given.phone.normalize('NFKC').replace(/\D/g, '')
    const mobile = phoneDigits(given.phone, country)
    const fault = digits.endsWith(mobile) ? phoneFault(mobile, country) : 'phoneWrong'
    if (fault !== null) throw new WrongContact(`--phone ${given.phone}: ${messages[fault].en}`)
    return { kind: 'phone', country, mobile }
  }
  const address = z.safeParse(email, given.email)
  if (!address.success) throw new WrongContact(`--email ${given.email}: ${messages.emailFormat.en}`)
  return { kind: 'email', address: address.data.toLowerCase() }
}

export interface Promotion {
  readonly userId: number
  /** Change made to the account. */
  readonly outcome: 'created' | 'promoted' | 'alreadyAdministrator'
}

/** Gives the account of this contact the part of the administrator; an account that is not there is made, as signing in would. */
export const makeAdministrator = (db: Db, contact: Contact, at: Date): Promise<Promotion> =>
  db.transaction(async (tx) => {
    const request = { id: `cli-${randomUUID()}`, language: 'zh' as const }
    const user =
      contact.kind === 'phone'
        ? await userOfPhone(tx, request, at, contact)
        : await userOfEmail(tx, request, at, contact.address)
    const granted = await tx
      .insert(userRoles)
      .values({ userId: user.id, role: 'admin', conferenceId: null })
      .onConflictDoNothing()
      .returning({ id: userRoles.id })
    if (granted.length === 0) return { userId: user.id, outcome: 'alreadyAdministrator' }
    const known = { where: '', reason: '', amount: '', until: '' }
    await notify(tx, {
      userId: user.id,
      name: 'roleGranted',
      link: '/console',
      key: `role ${granted[0]?.id}`,
      facts: {
        zh: { ...known, what: '平台管理员' },
        en: { ...known, what: 'Administrator of the platform' },
      },
      at,
    })
    await audit(tx, request, at, 'user', user.id, 'role.granted', null, { role: 'admin', by: 'command line' })
    return { userId: user.id, outcome: user.createdAt.getTime() === at.getTime() ? 'created' : 'promoted' }
  })
