import type { conferences } from '../../db/schema/catalogue.ts'
import type { hotelBookings } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { moneyText } from '../../lifecycles/moneyText.ts'
import { notify } from '../../notifications/notify.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

interface News {
  readonly name: 'roomBooked' | 'roomCancelled' | 'roomWithdrawn' | 'roomPaired' | 'roomUnpaired'
  readonly booking: typeof hotelBookings.$inferSelect
  readonly conference: typeof conferences.$inferSelect
  /** Reason in the organizer's words, or the name of the companion. */
  readonly reason?: string
  /** Tells apart what can happen to a booking more than once. */
  readonly round?: string
  readonly at: Date
}

/** Tells a member what became of their room (BUT-01). */
export const tellBooking = async (tx: Tx, { name, booking, conference, reason = '', round, at }: News) => {
  const factsIn = (language: MessageLanguage) => ({
    what: `${inLanguage(language, booking.hotel, booking.engHotel)} · ${inLanguage(language, booking.room, booking.engRoom)}`,
    where: inLanguage(language, conference.title, conference.engTitle),
    until: `${booking.checkIn} – ${booking.checkOut}`,
    amount: moneyText(booking.amount, language),
    reason,
  })
  await notify(tx, {
    userId: booking.userId,
    name,
    link: '/personal/order/conf#hotels',
    key: [name, booking.id, round].filter((part) => part !== undefined).join(' '),
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  })
}
