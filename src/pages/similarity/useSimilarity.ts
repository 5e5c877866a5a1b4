import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { similarity } from '../../app/lazyServices/similarity.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { similarityCheckMachine } from '../../machines/similarityCheck/similarityCheck.machine.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The comparison of a text that belongs to this paper, or to none. */
export const useSimilarity = (paperId: number | null) => {
  const { own } = useServices()
  const [logic] = useState(() =>
    similarityCheckMachine.provide({ actors: actorsOf(similarityCheckMachine, own(similarity)) }),
  )
  return useFlow(logic, { input: { paperId } })
}
