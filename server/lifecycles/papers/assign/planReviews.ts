import { setImmediate as letOthers } from 'node:timers/promises'

import type { ConflictKind } from '../../../../src/contract/paperAssignment.ts'
import type { PaperForm } from '../../../../src/contract/paperForm.ts'
import { flowSteps, type Assignment, type Problem } from './cheapestFlow.ts'
import { conflictsOf, identityOf, partiesOf, type Person } from './conflicts.ts'
import { expertiseOf, knownTerms, paperWords } from './expertise.ts'

export interface PlannedPaper {
  readonly id: number
  readonly form: PaperForm
  /** Accounts of its authors. */
  readonly accounts: readonly number[]
  /** Reviews that it still needs. */
  readonly needed: number
}

export interface Reviewer extends Omit<Person, 'asked'> {
  /** Id in the pool. */
  readonly id: number
  /** Subjects and keywords. */
  readonly terms: readonly string[]
  /** Papers of the conference at most. */
  readonly cap: number
  /** Papers of the conference that they have now. */
  readonly load: number
  readonly isActive: boolean
  /** Papers about which they were asked before. */
  readonly asked: ReadonlyMap<number, 'thisRound' | 'declined'>
}

/** Why a reviewer fits a paper, or must not have it. */
export interface Pair {
  readonly score: number
  readonly matched: readonly string[]
  readonly excluded: readonly ConflictKind[]
}

/** Weight of one more paper on the desk of a reviewer, in per cent of expertise. */
export const balance = 2

export const pairOf = (paper: Pick<PlannedPaper, 'id' | 'form' | 'accounts'>, reviewer: Reviewer): Pair =>
  pairWith(prepared(paper), known(reviewer))

/**
 * The explained choice of reviewers for all papers at once: experts first, the load spread, no conflict. A large conference
 * takes seconds, during which requests are answered.
 */
export const planReviews = async (papers: readonly PlannedPaper[], reviewers: readonly Reviewer[]) => {
  const costs = new Int32Array(papers.length * reviewers.length)
  const ready = papers.map(prepared)
  const people = reviewers.map(known)
  for (const [row, paper] of ready.entries()) {
    people.forEach((reviewer, column) => {
      const { score, excluded } = pairWith(paper, reviewer)
      costs[row * reviewers.length + column] = excluded.length > 0 ? -1 : 100 - score
    })
    if (row % 10 === 9) await letOthers()
  }
  const { chosen, missing, cost, bound } = await solved({
    needs: papers.map(({ needed }) => needed),
    reviewers: reviewers.map(({ cap, load, isActive }) => ({
      room: isActive ? Math.max(0, cap - load) : 0,
      load,
    })),
    costs,
    balance,
  })
  const rows = ready.map((paper, row) => ({
    paper: paper.paper,
    proposed: (chosen[row] ?? []).flatMap((column) => {
      const person = people[column]
      return person === undefined ? [] : [{ reviewer: person.reviewer, ...pairWith(paper, person) }]
    }),
  }))
  return { rows, missing, cost, bound, isBest: cost === bound }
}

const solved = async (problem: Problem): Promise<Assignment> => {
  const steps = flowSteps(problem)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    await letOthers()
  }
}

const prepared = <P extends Pick<PlannedPaper, 'id' | 'form' | 'accounts'>>(paper: P) => ({
  paper,
  words: paperWords(paper.form),
  parties: partiesOf(paper.form, paper.accounts),
})

const known = (reviewer: Reviewer) => ({
  reviewer,
  identity: identityOf(reviewer),
  terms: knownTerms(reviewer.terms),
})

const pairWith = (
  { paper, words, parties }: ReturnType<typeof prepared>,
  { reviewer, identity, terms }: ReturnType<typeof known>,
): Pair => ({
  ...expertiseOf(words, terms),
  excluded: conflictsOf(parties, identity, reviewer.asked.get(paper.id) ?? null),
})
