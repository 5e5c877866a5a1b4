import { useState } from 'react'

import type { Typed } from '../../../components/kit/typedOf.ts'

/**
 * Initial values of a form, and the version it was opened with. After a conflict it restarts with the input, based on
 * the current version: `round` is the key of the new form.
 */
export const useAttempt = <Base>(base: Base, typed: Typed) => {
  const [attempt, setAttempt] = useState({ round: 0, base, typed })
  return {
    attempt,
    onAgain: (newest: Base, kept: Typed) =>
      setAttempt({ round: attempt.round + 1, base: newest, typed: kept }),
  }
}
