import { decisions, type Decision, type withdrawnFrom } from './paperWords.ts'

/** Consequences of a decision for the paper: with two reviews, a first acceptance leads to the second one. */
export const outcomes = [...decisions, 'next_round'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Outcome of a released decision about a round, where the paper has come to `paperRound`: only an acceptance that is
 * not final leads to another round.
 */
export const outcomeOf = (decision: Decision, round: number, paperRound: number): Outcome =>
  decision === 'accept' && round < paperRound ? 'next_round' : decision

interface Decided {
  readonly state: string
  readonly lastDecision: Decision | null
  readonly withdrawnFrom: (typeof withdrawnFrom)[number] | null
}

/** The outcome of the latest released decision, by the state of the paper. */
export const lastOutcomeOf = ({ state, lastDecision, withdrawnFrom: from }: Decided): Outcome | null => {
  const isReviewed = state.startsWith('second_review.') && !state.endsWith('.accepted') && from !== 'accepted'
  return lastDecision === 'accept' && isReviewed ? 'next_round' : lastDecision
}

/** The same of a decision that is not released yet. `rounds`: how often the conference reviews. */
export const outcomeAhead = (
  decision: Decision,
  { state, rounds }: { state: string; rounds: number },
): Outcome =>
  decision === 'accept' && rounds === 2 && state.startsWith('first_review.') ? 'next_round' : decision
