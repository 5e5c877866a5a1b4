import type { orders } from '../db/schema/registration.ts'
import { momentText } from '../notifications/momentText.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { moneyText } from './moneyText.ts'

type Order = Pick<typeof orders.$inferSelect, 'no' | 'amount' | 'dueAt'>

/** What notifications say of an order: its number, what is due, and until when. */
export const orderWords = ({ no, amount, dueAt }: Order, language: MessageLanguage) => ({
  what: no,
  amount: moneyText(amount, language),
  until: momentText(dueAt, language),
})
