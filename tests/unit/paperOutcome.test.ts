import { expect, it } from 'vitest'

import { lastOutcomeOf, outcomeAhead, outcomeOf } from '../../src/contract/paperOutcome.ts'

it.each([
  ['accept', 1, 2, 'next_round'],
  ['accept', 1, 1, 'accept'],
  ['accept', 2, 2, 'accept'],
  ['minor_revision', 1, 2, 'minor_revision'],
  ['rejection', 1, 1, 'rejection'],
] as const)(
  '[PAP-08] %s of round %i, where the paper is in round %i, means %s',
  (decision, round, reached, outcome) => {
    expect(outcomeOf(decision, round, reached)).toBe(outcome)
  },
)

it.each([
  ['accept', 'first_review.active', 2, 'next_round'],
  ['accept', 'first_review.active', 1, 'accept'],
  ['accept', 'second_review.active', 2, 'accept'],
  ['major_revision', 'first_review.active', 2, 'major_revision'],
] as const)('[PAP-08] %s prepared in %s of %i rounds means %s', (decision, state, rounds, outcome) => {
  expect(outcomeAhead(decision, { state, rounds })).toBe(outcome)
})

it.each([
  ['second_review.active', null, 'next_round'],
  ['second_review.withdrawn', 'active', 'next_round'],
  ['second_review.withdrawn', 'accepted', 'accept'],
  ['second_review.accepted', null, 'accept'],
  ['first_review.accepted', null, 'accept'],
  ['published.accepted', null, 'accept'],
  ['indexed.retracted', null, 'accept'],
] as const)(
  '[PAP-08] an acceptance of a paper in %s, withdrawn from %s, means %s',
  (state, withdrawnFrom, outcome) => {
    expect(lastOutcomeOf({ state, lastDecision: 'accept', withdrawnFrom })).toBe(outcome)
  },
)
