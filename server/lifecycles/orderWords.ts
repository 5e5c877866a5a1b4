import type { orders } from '../db/schema/registration.ts'
import { momentText } from '../notifications/momentText.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { moneyText } from './moneyText.ts'

type Order = Pick<typeof orders.$inferSelect, 'no' | 'amount' | 'dueAt'>

/** Words about an order in notifications: its number, the sum due, and the deadline. */
export const orderWords = ({ no, amount, dueAt }: Order, language: MessageLanguage) => ({
  what: no,
  amount: moneyText(amount, language),
  until: momentText(dueAt, language),
})
