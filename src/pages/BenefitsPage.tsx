import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'

import { Part } from '../components/Benefits/Benefits.styles.ts'
import { FilterLinks } from '../components/Member/FilterLinks.tsx'
import { MemberLayout } from '../components/Member/MemberLayout.tsx'
import { pointKinds } from '../contract/benefits.ts'
import { couponFilters } from '../contract/order.ts'
import { ActOn } from './benefits/ActOn.tsx'
import type { BenefitAct } from './benefits/acts.ts'
import { Friends } from './benefits/Friends.tsx'
import { Knocks } from './benefits/Knocks.tsx'
import { OwnCoupons } from './benefits/OwnCoupons.tsx'
import { Points } from './benefits/Points.tsx'
import { Status } from './benefits/Status.tsx'
import { choiceOf } from './member/choiceOf.ts'

const path = '/personal/benefits'

/** `/personal/benefits`, `?points=` and `?coupons=` of what the lists show (MEM-02). */
const BenefitsPage = () => {
  const search = useSearch()
  const kind = choiceOf(search, 'points', pointKinds)
  const state = choiceOf(search, 'coupons', couponFilters)
  const [act, setAct] = useState<BenefitAct | null>(null)
  // What an act has changed is read anew, whatever of the page shows it.
  const [reading, setReading] = useState(0)
  const end = (isOutdated: boolean) => {
    setAct(null)
    if (isOutdated) setReading((times) => times + 1)
  }
  return (
    <MemberLayout current="benefits">
      <Status key={`status ${reading}`} onAct={setAct} />
      <Friends key={`friends ${reading}`} />
      <Knocks key={`knocks ${reading}`} onAct={setAct} />
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
        <OwnCoupons key={`coupons ${state} ${reading}`} state={state} />
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
        <Points key={`points ${kind} ${reading}`} kind={kind} />
      </Part>
      {act !== null && <ActOn act={act} onEnd={end} />}
    </MemberLayout>
  )
}

export default BenefitsPage
