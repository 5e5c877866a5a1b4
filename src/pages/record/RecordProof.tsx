import { useSelector } from '@xstate/react'

import type { RecordActorRef } from '../../machines/record/record.machine.ts'
import { selectProof } from '../../machines/record/record.selectors.ts'
import { FactorProof } from '../shared/FactorProof.tsx'

/** A payment requires the second factor of the acting user first (ACC-02). */
export const RecordProof = ({ flow }: { flow: RecordActorRef }) => {
  const proof = useSelector(flow, selectProof)
  return proof && <FactorProof actor={proof} purpose="stepUp" />
}
