import { useEffect } from 'react'

import { playTone } from '../../app/lazyServices/gate.ts'
import type { GateAnswer } from '../../machines/gate/gate.types.ts'

/** A sound and a buzz with each answer, for staff who look at the visitor and not at the screen. */
export const useTone = (answer: GateAnswer, nonce: string) => {
  useEffect(() => {
    if (answer === 'admitted') playTone('good')
    if (answer === 'refused' || answer === 'unanswered') playTone('bad')
    if (answer === 'doubtful') playTone('ask')
  }, [answer, nonce])
}
