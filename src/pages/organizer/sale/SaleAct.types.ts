import type { TicketSale } from '../../../contract/ticketSale.ts'

export interface SaleActProps {
  readonly sale: TicketSale
  /** `isChanged`: the page shows outdated data. */
  readonly onEnd: (isChanged: boolean) => void
}
