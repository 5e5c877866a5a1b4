import type { TicketSale } from '../../../contract/ticketSale.ts'

export interface SaleActProps {
  readonly sale: TicketSale
  /** `isChanged`: what the page shows is not true any more. */
  readonly onEnd: (isChanged: boolean) => void
}
