import { useState } from 'react'

import type { PageProps } from '../app/context.tsx'
import { Sheet } from '../components/benefits/Benefits/Benefits.styles.ts'
import { ActOn } from './benefits/ActOn.tsx'
import { Knock } from './benefits/Knock.tsx'
import { useBenefitVisit } from './benefits/useBenefitVisit.ts'

/** `/knock/{code}`: page that a member shares with friends (BEN-03). */
const KnockPage = ({ params }: PageProps) => {
  const code = params['code'] ?? ''
  const [isAsked, setAsked] = useState(false)
  const [reading, setReading] = useState(0)
  useBenefitVisit({ type: 'knock', type_name: 'knock gold', pid: code })
  return (
    <Sheet>
      <Knock key={reading} code={code} onHit={() => setAsked(true)} />
      {isAsked && (
        <ActOn
          act={{ kind: 'hitKnock', code }}
          onEnd={(isOutdated) => {
            setAsked(false)
            if (isOutdated) setReading((times) => times + 1)
          }}
        />
      )}
    </Sheet>
  )
}

export default KnockPage
