import { FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'

import { Part } from '../../components/benefits/Benefits/Benefits.styles.ts'
import { FilterLinks } from '../../components/account/Member/FilterLinks.tsx'
import { pointKinds } from '../../contract/benefits.ts'
import { couponFilters } from '../../contract/order.ts'
import { choiceOf } from '../member/choiceOf.ts'
import { OwnCoupons } from './OwnCoupons.tsx'
import { Points } from './Points.tsx'

const path = '/personal/benefits'

/** Coupons and movements of points, by the address: `?coupons=` and `?points=`. */
export const Lists = () => {
  const search = useSearch()
  const kind = choiceOf(search, 'points', pointKinds)
  const state = choiceOf(search, 'coupons', couponFilters)
  return (
    <>
      <Part id="coupons">
        <h2>
          <FormattedMessage id="member.coupons" />
        </h2>
        <FilterLinks
          path={path}
          name="coupons"
          texts="benefits.coupons.state"
          choices={couponFilters}
          chosen={state}
        />
        <OwnCoupons key={`coupons ${state}`} state={state} />
      </Part>
      <Part id="points">
        <h2>
          <FormattedMessage id="benefits.points.list" />
        </h2>
        <FilterLinks
          path={path}
          name="points"
          texts="benefits.points.kind"
          choices={pointKinds}
          chosen={kind}
        />
        <Points key={`points ${kind}`} kind={kind} />
      </Part>
    </>
  )
}
