import { useState } from 'react'

import type { Typed } from '../../../components/kit/typedOf.ts'

/**
 * What a form begins with, and what it was opened about. After a conflict it begins again with what was typed, knowing what stands
 * now: `round` is the key of the new form.
 */
export const useAttempt = <Base>(base: Base, typed: Typed) => {
  const [attempt, setAttempt] = useState({ round: 0, base, typed })
  return {
    attempt,
    onAgain: (newest: Base, kept: Typed) =>
      setAttempt({ round: attempt.round + 1, base: newest, typed: kept }),
  }
}
