import { decisions, type Decision, type withdrawnFrom } from './paperWords.ts'

/** What a decision means for the paper: where it is reviewed twice, what is accepted first goes on to the second review. */
export const outcomes = [...decisions, 'next_round'] as const
export type Outcome = (typeof outcomes)[number]

/** Of a released decision about a round, where the paper has come to `paperRound`: only an acceptance that is none leads on. */
export const outcomeOf = (decision: Decision, round: number, paperRound: number): Outcome =>
  decision === 'accept' && round < paperRound ? 'next_round' : decision

interface Decided {
  readonly state: string
  readonly lastDecision: Decision | null
  readonly withdrawnFrom: (typeof withdrawnFrom)[number] | null
}

/** The same of the decision that was released last, by where the paper stands. */
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
