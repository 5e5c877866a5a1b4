import type { SaleWish } from '../../../components/TicketSale/SaleView.tsx'
import type { TicketSale } from '../../../contract/ticketSale.ts'
import { MealEditing } from './MealEditing.tsx'
import { Ordering } from './Ordering.tsx'
import { Retiring } from './Retiring.tsx'
import { TicketTypeEditing } from './TicketTypeEditing.tsx'

export interface SaleActProps {
  readonly sale: TicketSale
  /** `isChanged`: what the page shows is not true any more. */
  readonly onEnd: (isChanged: boolean) => void
}

/** One act on what a conference sells, in its dialog. */
export const SaleAct = ({ wish, ...rest }: SaleActProps & { wish: SaleWish }) => {
  switch (wish.kind) {
    case 'type':
      return <TicketTypeEditing {...rest} type={wish.type} />
    case 'meal':
      return <MealEditing {...rest} meal={wish.meal} />
    case 'order':
      return <Ordering {...rest} />
    case 'retireType':
      return <Retiring {...rest} kind="type" thing={wish.type} />
    case 'retireMeal':
      return <Retiring {...rest} kind="meal" thing={wish.meal} />
  }
}
