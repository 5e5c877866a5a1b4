/**
 * Work done one after the other. The account with the least time spent lately comes next, so that long
 * work of one account does not block the others.
 */
export const createFairQueue = ({
  mostWaiting,
  mostOfOne,
  waitMs,
  now = performance.now.bind(performance),
}: Limits) => {
  let waiting: Waiting[] = []
  let isBusy = false
  const spent = new Map<number, { readonly ms: number; readonly at: number }>()

  /** Half of it is forgotten every `halfMs`. */
  const spentBy = (account: number): number => {
    const known = spent.get(account)
    return known === undefined ? 0 : known.ms * 0.5 ** ((now() - known.at) / halfMs)
  }

  const next = (): void => {
    if (isBusy) return
    const first = waiting.reduce<Waiting | null>(
      (best, each) => (best === null || spentBy(each.account) < spentBy(best.account) ? each : best),
      null,
    )
    if (first === null) return
    waiting = waiting.filter((each) => each !== first)
    isBusy = true
    void first.start()
  }

  const work = async <Answer>(account: number, task: () => Promise<Answer>): Promise<Answer> => {
    const since = now()
    try {
      return await task()
    } finally {
      spent.set(account, { ms: spentBy(account) + now() - since, at: now() })
      for (const [each] of spent) if (spentBy(each) < 1) spent.delete(each)
      isBusy = false
      next()
    }
  }

  return {
    /** Null: it would have waited too long, or too much waits already; the task was not begun. */
    run: <Answer>(account: number, task: () => Promise<Answer>): Promise<Answer | null> =>
      new Promise((settle, fail) => {
        const isFull = waiting.length >= mostWaiting
        if (isFull || waiting.filter((each) => each.account === account).length >= mostOfOne)
          return settle(null)
        const mine: Waiting = {
          account,
          start: () => {
            clearTimeout(timer)
            return work(account, task).then(settle, fail)
          },
        }
        const timer = setTimeout(() => {
          waiting = waiting.filter((each) => each !== mine)
          settle(null)
        }, waitMs)
        waiting.push(mine)
        next()
      }),
  }
}

interface Limits {
  readonly mostWaiting: number
  /** Waiting work of one account, beside the running one. */
  readonly mostOfOne: number
  readonly waitMs: number
  readonly now?: () => number
}

interface Waiting {
  readonly account: number
  readonly start: () => Promise<void>
}

const halfMs = 60_000
