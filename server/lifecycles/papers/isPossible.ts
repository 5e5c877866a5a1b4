import type { Decision } from '../../../src/contract/paperWords.ts'

/** Whether a decision can be taken about a paper as it stands: the same as its machine would say. */
export const isPossible = (
  decision: Decision,
  { state, round, maxRounds }: { state: string; round: number; maxRounds: number },
): boolean => {
  if (decision === 'rejection') return true
  if (state.startsWith('administrator_review')) return false
  return decision === 'accept' || round < maxRounds
}
