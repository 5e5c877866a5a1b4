import { eq } from 'drizzle-orm'

import { conferences } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'
import { orderWords } from './orderWords.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import { notify } from '../notifications/notify.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'

const names = { placed: 'orderPlaced', expiring: 'orderExpiring' } as const

/** Reminders that no transition of an order sends: that it waits for payment, and that its time is running out. Once each per deadline. */
export const notifyUnpaid = async (tx: Tx, id: number, what: keyof typeof names, at: Date): Promise<void> => {
  const [row] = await tx
    .select({ order: orders, conference: conferences })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .where(eq(orders.id, id))
  // Paid while it was looked for.
  if (row === undefined || row.order.state !== 'to_be_paid') return
  const { order, conference } = row
  const factsIn = (language: MessageLanguage) => ({
    where: inLanguage(language, conference.title, conference.engTitle),
    reason: '',
    ...orderWords(order, language),
  })
  await notify(tx, {
    userId: order.userId,
    name: names[what],
    link: `/pay/${id}`,
    key: `order ${id} ${what}${what === 'expiring' ? ` ${Math.floor(order.dueAt.getTime() / 1000)}` : ''}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
    // An attendee registered by the team may have given a phone only.
    ...(order.attendee.email === '' ? {} : { mailTo: order.attendee.email }),
  })
}
