import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emptyPaper, type PaperForm } from '../../src/contract/paperForm.ts'
import { cheapestFlow, pricesOf, type Problem } from '../../server/lifecycles/papers/assign/cheapestFlow.ts'
import { planReviews, pairOf, type Reviewer } from '../../server/lifecycles/papers/assign/planReviews.ts'

/** Cost of the best of all choices, found by trying every one. */
const bestByTrying = (problem: Problem): number => {
  const prices = pricesOf(problem)
  const columns = problem.reviewers.length
  const taken = problem.reviewers.map(() => 0)
  const paperFrom = (paper: number): number => {
    const need = problem.needs[paper]
    if (need === undefined) return 0
    const choose = (column: number, left: number): number => {
      if (left === 0 || column === columns) {
        let lacking = 0
        for (let nth = 0; nth < left; nth += 1) lacking += prices.missing(nth)
        return lacking + paperFrom(paper + 1)
      }
      let best = choose(column + 1, left)
      const cost = problem.costs[paper * columns + column] ?? -1
      const next = prices.next(column, taken[column] ?? 0)
      if (cost >= 0 && next < Infinity) {
        taken[column] = (taken[column] ?? 0) + 1
        best = Math.min(best, cost + next + choose(column + 1, left - 1))
        taken[column] = (taken[column] ?? 0) - 1
      }
      return best
    }
    return choose(0, need)
  }
  return paperFrom(0)
}

const small: fc.Arbitrary<Problem> = fc
  .record({
    needs: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
    reviewers: fc.array(
      fc.record({ room: fc.integer({ min: 0, max: 3 }), load: fc.integer({ min: 0, max: 3 }) }),
      { minLength: 1, maxLength: 4 },
    ),
    balance: fc.integer({ min: 0, max: 3 }),
  })
  .chain(({ needs, reviewers, balance }) =>
    fc
      .array(fc.integer({ min: -1, max: 6 }), {
        minLength: needs.length * reviewers.length,
        maxLength: needs.length * reviewers.length,
      })
      .map((costs) => ({ needs, reviewers, balance, costs: Int32Array.from(costs) })),
  )

describe('the choice of reviewers', () => {
  it('costs as little as the best of all choices, and proves it by a bound', () => {
    fc.assert(
      fc.property(small, (problem) => {
        const found = cheapestFlow(problem)
        expect(found.cost).toBe(bestByTrying(problem))
        expect(found.bound).toBe(found.cost)
      }),
      { numRuns: 400 },
    )
  })

  it('keeps every cap, never chooses a forbidden pair or the same reviewer twice, and counts what is missing', () => {
    const larger = fc.record({ papers: fc.integer({ min: 1, max: 30 }), seed: fc.integer() })
    fc.assert(
      fc.property(larger, ({ papers, seed }) => {
        const draw = lottery(seed)
        const reviewers = Array.from({ length: 12 }, () => ({ room: draw(5), load: draw(4) }))
        const costs = Int32Array.from({ length: papers * 12 }, () => draw(102) - 1)
        const needs = Array.from({ length: papers }, () => draw(4))
        const { chosen, missing, cost, bound } = cheapestFlow({ needs, reviewers, costs, balance: 2 })
        expect(bound).toBe(cost)
        const loads = reviewers.map(() => 0)
        chosen.forEach((mine, paper) => {
          expect(new Set(mine).size).toBe(mine.length)
          expect(mine.length).toBeLessThanOrEqual(needs[paper] ?? 0)
          for (const column of mine) {
            loads[column] = (loads[column] ?? 0) + 1
            expect(costs[paper * 12 + column]).toBeGreaterThanOrEqual(0)
          }
        })
        reviewers.forEach(({ room }, column) => expect(loads[column]).toBeLessThanOrEqual(room))
        const needed = needs.reduce((sum, need) => sum + need, 0)
        expect(chosen.flat().length + missing).toBe(needed)
      }),
      { numRuns: 60 },
    )
  })

  it('spreads equal papers evenly, also over what reviewers have already', () => {
    const problem = {
      needs: [1, 1, 1, 1],
      reviewers: [
        { room: 9, load: 0 },
        { room: 9, load: 2 },
        { room: 9, load: 0 },
      ],
      costs: new Int32Array(12),
      balance: 2,
    }
    const counts = [0, 0, 0]
    for (const column of cheapestFlow(problem).chosen.flat()) counts[column] = (counts[column] ?? 0) + 1
    expect(counts).toEqual([2, 0, 2])
  })

  it('shares a lack of reviewers between papers', () => {
    const { chosen } = cheapestFlow({
      needs: [2, 2],
      reviewers: [
        { room: 1, load: 0 },
        { room: 1, load: 0 },
      ],
      costs: Int32Array.from([0, 0, 6, 6]),
      balance: 0,
    })
    expect(chosen.map((mine) => mine.length)).toEqual([1, 1])
  })
})

const lottery = (seed: number) => {
  let state = Math.abs(seed) % 2_147_483_647
  return (below: number): number => {
    state = (state * 48_271 + 11) % 2_147_483_647
    return state % below
  }
}

const author = (name: string, email: string, affiliation: string) => ({
  name,
  eng_name: '',
  email,
  affiliation,
  eng_affiliation: '',
  orcid: '',
})
const form: PaperForm = {
  ...emptyPaper,
  title: '大面积钙钛矿薄膜的缺陷钝化',
  eng_title: 'Passivating perovskite films',
  keywords: ['钙钛矿', '缺陷钝化'],
  eng_keywords: ['perovskite solar cells'],
  authors: [
    author('林梅', 'lin@pku.edu.cn', '北京大学物理学院'),
    author('王五', 'wang@qq.com', 'York University'),
  ],
  conflicts: ['张三（某研究所）', 'Grace Hopper', 'Fudan University', 'mit.edu'],
}
const paper = { id: 7, form, accounts: [1] }
const reviewer = (more: Partial<Reviewer> = {}): Reviewer => ({
  id: 1,
  userId: 9,
  emails: [],
  names: ['许岚'],
  affiliations: [],
  coauthors: new Set(),
  terms: [],
  cap: 6,
  load: 0,
  isActive: true,
  asked: new Map(),
  ...more,
})

describe('what speaks against a reviewer', () => {
  it.each<[string, Partial<Reviewer>, readonly string[]]>([
    ['nothing', {}, []],
    ['the account is an author', { userId: 1 }, ['author']],
    ['the address is an author’s, in any case', { emails: ['wang@qq.com'] }, ['author']],
    ['the same institution, a department of it', { affiliations: ['北京大学'] }, ['affiliation']],
    ['the same institution, written otherwise', { affiliations: ['YORK  university'] }, ['affiliation']],
    ['a longer name that begins alike is another', { affiliations: ['New Yorkshire College'] }, []],
    ['the same domain, below it', { emails: ['x@cs.pku.edu.cn'] }, ['domain']],
    ['the same public provider says nothing', { emails: ['someone@qq.com'] }, []],
    ['a domain that ends alike is another', { emails: ['x@notpku.edu.cn'] }, []],
    ['the author named the person, with more beside', { names: ['张 三'] }, ['named']],
    ['the author named the person, in the other order', { names: ['Hopper Grace'] }, ['named']],
    ['the author named the institution', { affiliations: ['Fudan University, Shanghai'] }, ['named']],
    ['the author named the domain', { emails: ['x@csail.mit.edu'] }, ['named']],
    ['they have written another paper together', { coauthors: new Set(['lin@pku.edu.cn']) }, ['coauthor']],
    ['asked in this round', { asked: new Map([[7, 'thisRound']]) }, ['asked']],
    ['declined before', { asked: new Map([[7, 'declined']]) }, ['declined']],
    ['asked about another paper', { asked: new Map([[8, 'thisRound']]) }, []],
    [
      'several at once, the gravest first',
      { userId: 1, affiliations: ['北京大学'], emails: ['x@pku.edu.cn'] },
      ['author', 'affiliation', 'domain'],
    ],
  ])('[REV-01] %s', (_, more, excluded) => {
    expect(pairOf(paper, reviewer(more)).excluded).toEqual(excluded)
  })
})

describe('what speaks for a reviewer', () => {
  it('says which subjects and keywords the paper is about, as the reviewer writes them', () => {
    const terms = ['钙钛矿', 'Perovskite', '机器学习', 'X']
    expect(pairOf(paper, reviewer({ terms }))).toEqual({
      score: 53,
      matched: ['钙钛矿', 'Perovskite'],
      excluded: [],
    })
  })

  it('counts a whole word above a part of one, and that above one in the title', () => {
    const score = (term: string) => pairOf(paper, reviewer({ terms: [term] })).score
    expect([score('缺陷钝化'), score('缺陷'), score('薄膜'), score('量子')]).toEqual([33, 20, 13, 0])
  })

  it('is full with enough matches, and counts the same word once', () => {
    const terms = ['钙钛矿', '钙钛矿', '缺陷钝化', 'Perovskite Solar Cells', '薄膜']
    expect(pairOf(paper, reviewer({ terms })).score).toBe(100)
  })

  it('[REV-01] plans experts without a conflict, leaves out who is full or not active, and proves the best choice', async () => {
    const plan = await planReviews(
      [{ ...paper, needed: 2 }],
      [
        reviewer({ id: 1, terms: ['钙钛矿'] }),
        reviewer({ id: 2, terms: ['钙钛矿', '缺陷钝化'], userId: 1 }),
        reviewer({ id: 3, terms: ['钙钛矿', '缺陷钝化'], load: 6 }),
        reviewer({ id: 4, terms: ['钙钛矿', '缺陷钝化'], isActive: false }),
        reviewer({ id: 5 }),
      ],
    )
    expect(plan.rows[0]?.proposed.map((each) => [each.reviewer.id, each.score])).toEqual([
      [1, 33],
      [5, 0],
    ])
    expect([plan.missing, plan.isBest]).toEqual([0, true])
  })
})
