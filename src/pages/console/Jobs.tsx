import { useState } from 'react'

import { Sides } from '../../components/site/Operators/Sides.tsx'
import type { JobSide } from '../../contract/jobs.ts'
import { useFocusOnChange } from '../member/useFocusOnChange.ts'
import { ActOn } from './ActOn.tsx'
import type { Act } from './acts.ts'
import { GivenUp } from './GivenUp.tsx'
import { Lanes } from './Lanes.tsx'
import { Stopped } from './Stopped.tsx'

export type JobsSide = JobSide | 'stopped'
export const jobsSides = ['dead', 'discarded', 'stopped'] as const satisfies readonly JobsSide[]

interface Props {
  readonly side: JobsSide
  /** Beginning of the address to search for. */
  readonly q: string
  /** The number beside the section is to follow. */
  readonly onChange: () => void
}

/** Jobs that wait for a person, and addresses to which nothing is sent (OPS-01). */
export const Jobs = ({ side, q, onChange }: Props) => {
  const [act, setAct] = useState<Act | null>(null)
  // Decided jobs have left the lists: reloads them.
  const [changes, setChanges] = useState(0)
  const focusOnChange = useFocusOnChange()
  const handleChange = () => {
    setAct(null)
    setChanges(changes + 1)
    focusOnChange()
    onChange()
  }
  return (
    <>
      <Lanes key={`lanes ${changes}`} onAct={setAct} />
      <Sides label="operators.sides" current={side} sides={sides} />
      {side === 'stopped' ? (
        <Stopped key={`stopped ${changes} ${q}`} q={q} onAct={setAct} />
      ) : (
        <GivenUp key={`${side} ${changes}`} side={side} onAct={setAct} />
      )}
      {act !== null && (
        <ActOn
          act={act}
          onDone={handleChange}
          onLeft={(isOutdated) => (isOutdated ? handleChange() : setAct(null))}
        />
      )}
    </>
  )
}

const sides = jobsSides.map((side) => ({
  side,
  href: side === 'dead' ? '/console/jobs' : `/console/jobs?side=${side}`,
}))
