import { useState } from 'react'

import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { ActOn } from './benefits/ActOn.tsx'
import type { BenefitAct } from './benefits/acts.ts'
import { Friends } from './benefits/Friends.tsx'
import { Knocks } from './benefits/Knocks.tsx'
import { Lists } from './benefits/Lists.tsx'
import { Status } from './benefits/Status.tsx'

/** `/personal/benefits`, `?points=` and `?coupons=` with the filters of the lists (MEM-02). */
const BenefitsPage = () => {
  const [act, setAct] = useState<BenefitAct | null>(null)
  // A change reloads every part of the page that shows it.
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
      <Lists key={`lists ${reading}`} />
      {act !== null && <ActOn act={act} onEnd={end} />}
    </MemberLayout>
  )
}

export default BenefitsPage
