import { roughly, type TicketType } from '../../../contract/conference.ts'
import type { SaleTicketType } from '../../../contract/ticketSale.ts'
import { nameOf } from '../../kit/nameOf.ts'

/** The ticket types as a visitor who reads this language sees them at an instant. */
export const shownTypes = (types: readonly SaleTicketType[], locale: string, at: number): TicketType[] =>
  types
    .filter(({ retired }) => !retired)
    .map((type) => {
      const tiers = type.tiers.map(({ until, amount, ...tier }) => ({
        ...{ name: nameOf(tier, locale), until, amount },
      }))
      const { id, audience, capacity, sold, held } = type
      return {
        ...{ id, audience, tiers, name: nameOf(type, locale), waiting: null },
        current: tiers.find(({ until }) => until === null || at < Date.parse(until)) ?? null,
        left: capacity === null ? null : roughly(Math.max(0, capacity - sold - held)),
      }
    })
