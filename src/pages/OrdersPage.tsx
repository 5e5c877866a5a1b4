import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { Beside } from '../components/kit/rowCard.styles.ts'
import { FilterLinks } from '../components/account/Member/FilterLinks.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { orderStates } from '../contract/order.ts'
import { choiceOf } from './member/choiceOf.ts'
import { Coupons } from './member/Coupons.tsx'
import { Hotels } from './member/Hotels.tsx'
import { Orders } from './member/Orders.tsx'

/** `/personal/order/conf` and `/personal/order/paper`, `?status=` of the orders that are shown. */
const OrdersPage = ({ name }: PageProps) => {
  const kind = name === 'paperOrder' ? 'paper' : 'conf'
  const state = choiceOf(useSearch(), 'status', orderStates)
  return (
    <MemberLayout current={kind === 'paper' ? 'paperOrder' : 'confOrder'}>
      <FilterLinks
        path={`/personal/order/${kind}`}
        name="status"
        texts="member.order.state"
        choices={orderStates}
        chosen={state}
      />
      <Orders key={`${kind} ${state}`} kind={kind} state={state} />
      <Beside>
        <Coupons />
        {kind === 'conf' && <Hotels />}
      </Beside>
    </MemberLayout>
  )
}

export default OrdersPage
