/** Assignment of reviewers, as numbers: rows are papers, columns are reviewers. Costs are whole numbers ≥ 0. */
export interface Problem {
  /** Reviews that each paper still needs. */
  readonly needs: readonly number[]
  readonly reviewers: ReadonlyArray<{
    /** Papers that this reviewer can still take. */
    readonly room: number
    /** Papers that this reviewer has already: the next one costs more. */
    readonly load: number
  }>
  /** Cost of a pair, row by row; below 0: this reviewer must not review this paper. */
  readonly costs: Int32Array
  /** Cost that each paper on a reviewer's desk adds to the next one. */
  readonly balance: number
}

export interface Assignment {
  /** The reviewers of each paper, by column. */
  readonly chosen: ReadonlyArray<readonly number[]>
  /** Number of reviews without a possible reviewer. */
  readonly missing: number
  /** Total cost, including missing reviews. */
  readonly cost: number
  /** No assignment costs less than this: equal to `cost`, it proves that this one is the best. */
  readonly bound: number
}

/**
 * The assignment of least cost. A review that is missing costs more than any choice of reviewers could save, and the second
 * one of the same paper more than the first one of another, so that as few as possible are missing and papers share the lack.
 *
 * A primal-dual method: along arcs that cost nothing by the potentials, as many reviews as possible are handed out at once
 * (by levels, as in Dinic’s algorithm); then the potentials of what was reached fall until a further arc costs nothing. Costs
 * are small whole numbers, so that there are few of these steps.
 */
export const cheapestFlow = (problem: Problem): Assignment => {
  const steps = flowSteps(problem)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same, step by step, so that the caller can do other work in between. */
export function* flowSteps(problem: Problem): Generator<undefined, Assignment> {
  const flow = startOf(problem)
  const { chosen, missing, waiting } = flow
  for (let left = sum(problem.needs); left > 0; left = sum(waiting)) {
    const search = searchFrom(problem, flow)
    if (search.isSinkReached) handOut(problem, flow, search)
    else fall(flow, search)
    yield
  }
  return {
    chosen: chosen.map((columns) => [...columns].toSorted((a, b) => a - b)),
    missing: sum(missing),
    cost: costOf(problem, flow),
    bound: boundOf(problem, flow),
  }
}

const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0)
/** Indices stay within what was made here. */
const numberAt = (list: ArrayLike<number>, index: number): number => list[index] as number
const unreached = -1

const startOf = (problem: Problem) => ({
  prices: pricesOf(problem),
  chosen: problem.needs.map(() => new Set<number>()),
  papersOf: problem.reviewers.map(() => new Set<number>()),
  taken: new Int32Array(problem.reviewers.length),
  missing: new Int32Array(problem.needs.length),
  /** Reviews of each paper that were not handed out yet. */
  waiting: Int32Array.from(problem.needs),
  /** Potentials; that of where all reviews end is 0. */
  ofPaper: new Float64Array(problem.needs.length),
  ofReviewer: new Float64Array(problem.reviewers.length),
})
type Flow = ReturnType<typeof startOf>

/** Finds nodes that waiting papers reach at no cost, level by level, and the smallest rise that would reach further. */
const searchFrom = ({ costs, needs, reviewers }: Problem, flow: Flow) => {
  const { prices, chosen, papersOf, taken, missing, waiting, ofPaper, ofReviewer } = flow
  const columns = reviewers.length
  const paperLevel = new Int32Array(needs.length).fill(unreached)
  const reviewerLevel = new Int32Array(columns).fill(unreached)
  const paperSlack = new Float64Array(needs.length).fill(Infinity)
  const reviewerSlack = new Float64Array(columns).fill(Infinity)
  let sinkSlack = Infinity
  let level = 0
  let papers: number[] = []
  waiting.forEach((reviews, paper) => {
    if (reviews === 0) return
    paperLevel[paper] = 0
    papers.push(paper)
  })
  while (papers.length > 0 && sinkSlack > 0) {
    level += 1
    const found: number[] = []
    for (const paper of papers) {
      const potential = numberAt(ofPaper, paper)
      sinkSlack = Math.min(sinkSlack, prices.missing(numberAt(missing, paper)) + potential)
      const mine = chosen[paper]
      const row = paper * columns
      for (let column = 0; column < columns; column += 1) {
        if (reviewerLevel[column] !== unreached) continue
        const cost = numberAt(costs, row + column)
        if (cost < 0) continue
        const slack = cost + potential - numberAt(ofReviewer, column)
        if (slack >= numberAt(reviewerSlack, column) || mine?.has(column) === true) continue
        reviewerSlack[column] = slack
        if (slack > 0) continue
        reviewerLevel[column] = level
        found.push(column)
      }
    }
    level += 1
    papers = []
    for (const column of found) {
      const potential = numberAt(ofReviewer, column)
      sinkSlack = Math.min(sinkSlack, prices.next(column, numberAt(taken, column)) + potential)
      for (const paper of papersOf[column] ?? []) {
        if (paperLevel[paper] !== unreached) continue
        const slack = potential - numberAt(costs, paper * columns + column) - numberAt(ofPaper, paper)
        paperSlack[paper] = Math.min(numberAt(paperSlack, paper), slack)
        if (slack > 0) continue
        paperLevel[paper] = level
        papers.push(paper)
      }
    }
  }
  return { paperLevel, reviewerLevel, paperSlack, reviewerSlack, sinkSlack, isSinkReached: sinkSlack === 0 }
}
type Search = ReturnType<typeof searchFrom>

/** Hands out what goes through the levels for nothing; what leads nowhere is not tried again. */
const handOut = ({ costs, needs, reviewers }: Problem, flow: Flow, search: Search): void => {
  const { prices, chosen, papersOf, taken, missing, waiting, ofPaper, ofReviewer } = flow
  const { paperLevel, reviewerLevel } = search
  const columns = reviewers.length
  const tried = new Int32Array(needs.length)

  const fromPaper = (paper: number): boolean => {
    const potential = numberAt(ofPaper, paper)
    if (prices.missing(numberAt(missing, paper)) + potential === 0) {
      missing[paper] = numberAt(missing, paper) + 1
      return true
    }
    const next = numberAt(paperLevel, paper) + 1
    for (let column = numberAt(tried, paper); column < columns; column += 1) {
      tried[paper] = column
      const cost = numberAt(costs, paper * columns + column)
      if (reviewerLevel[column] !== next || cost < 0 || chosen[paper]?.has(column) === true) continue
      if (cost + potential !== numberAt(ofReviewer, column) || !fromReviewer(column)) continue
      chosen[paper]?.add(column)
      papersOf[column]?.add(paper)
      return true
    }
    paperLevel[paper] = unreached
    return false
  }
  const fromReviewer = (column: number): boolean => {
    const potential = numberAt(ofReviewer, column)
    if (prices.next(column, numberAt(taken, column)) + potential === 0) {
      taken[column] = numberAt(taken, column) + 1
      return true
    }
    const next = numberAt(reviewerLevel, column) + 1
    for (const paper of [...(papersOf[column] ?? [])]) {
      if (paperLevel[paper] !== next) continue
      const cost = numberAt(costs, paper * columns + column)
      if (potential - cost !== numberAt(ofPaper, paper) || !fromPaper(paper)) continue
      chosen[paper]?.delete(column)
      papersOf[column]?.delete(paper)
      return true
    }
    reviewerLevel[column] = unreached
    return false
  }

  waiting.forEach((_, paper) => {
    while (numberAt(waiting, paper) > 0 && fromPaper(paper)) waiting[paper] = numberAt(waiting, paper) - 1
  })
}

/** Lowers the potentials of what was reached until one arc more costs nothing. */
const fall = ({ ofPaper, ofReviewer }: Flow, search: Search): void => {
  const { paperLevel, reviewerLevel, paperSlack, reviewerSlack, sinkSlack } = search
  let by = sinkSlack
  paperSlack.forEach((slack, paper) => {
    if (paperLevel[paper] === unreached) by = Math.min(by, slack)
  })
  reviewerSlack.forEach((slack, column) => {
    if (reviewerLevel[column] === unreached) by = Math.min(by, slack)
  })
  paperLevel.forEach((level, paper) => {
    if (level !== unreached) ofPaper[paper] = numberAt(ofPaper, paper) - by
  })
  reviewerLevel.forEach((level, column) => {
    if (level !== unreached) ofReviewer[column] = numberAt(ofReviewer, column) - by
  })
}

/** Prices of a reviewer’s next paper and of a paper’s next missing review. */
export const pricesOf = ({ needs, reviewers, costs, balance }: Problem) => {
  const most = costs.reduce((max, cost) => Math.max(max, cost), 0)
  const heaviest = reviewers.reduce((max, { room, load }) => Math.max(max, room + load), 0)
  // A way goes through each reviewer once at most: nothing on it makes up for one review more that is missing.
  const spread = 1 + (2 * reviewers.length + 2) * (most + balance * heaviest)
  const lack = 1 + (Math.max(0, ...needs) + 1) * spread
  return {
    next: (reviewer: number, taken: number): number => {
      const { room, load } = reviewers[reviewer] ?? { room: 0, load: 0 }
      return taken < room ? balance * (load + taken) : Infinity
    },
    missing: (already: number): number => lack + spread * already,
  }
}

export const costOf = (
  problem: Problem,
  { chosen, taken, missing }: Pick<Flow, 'chosen' | 'taken' | 'missing'>,
) => {
  const prices = pricesOf(problem)
  const columns = problem.reviewers.length
  let cost = 0
  chosen.forEach((mine, paper) => {
    for (const column of mine) cost += numberAt(problem.costs, paper * columns + column)
  })
  taken.forEach((papers, column) => {
    for (let nth = 0; nth < papers; nth += 1) cost += prices.next(column, nth)
  })
  missing.forEach((reviews) => {
    for (let nth = 0; nth < reviews; nth += 1) cost += prices.missing(nth)
  })
  return cost
}

/**
 * A lower bound of the cost of every assignment, by linear duality: each needed review costs at least what the potentials say,
 * less what arcs of negative reduced cost could save if all of them were used. True of any potentials; of the best
 * assignment’s it is the cost itself, so that there is no cycle along which something could be saved.
 */
const boundOf = (problem: Problem, { ofPaper, ofReviewer }: Flow): number => {
  const { needs, reviewers, costs } = problem
  const prices = pricesOf(problem)
  const columns = reviewers.length
  let bound = 0
  needs.forEach((need, paper) => {
    const potential = numberAt(ofPaper, paper)
    bound -= need * potential
    for (let nth = 0; nth < need; nth += 1) bound += Math.min(0, prices.missing(nth) + potential)
    if (need === 0) return
    for (let column = 0; column < columns; column += 1) {
      const cost = numberAt(costs, paper * columns + column)
      if (cost >= 0) bound += Math.min(0, cost + potential - numberAt(ofReviewer, column))
    }
  })
  reviewers.forEach(({ room }, column) => {
    for (let nth = 0; nth < room; nth += 1)
      bound += Math.min(0, prices.next(column, nth) + numberAt(ofReviewer, column))
  })
  return bound
}
