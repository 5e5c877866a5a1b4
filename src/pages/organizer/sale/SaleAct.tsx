import type { SaleWish } from '../../../components/registration/TicketSale/SaleView.tsx'
import { MealEditing } from './MealEditing.tsx'
import { Ordering } from './Ordering.tsx'
import { Retiring } from './Retiring.tsx'
import type { SaleActProps } from './SaleAct.types.ts'
import { TicketTypeEditing } from './TicketTypeEditing.tsx'

/** One action on a conference's sale, in its dialog. */
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
