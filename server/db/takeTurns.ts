import type { PGlite } from '@electric-sql/pglite'

import { wrapQueries } from './wrapQueries.ts'

/** Milliseconds that queries may follow each other before the event loop runs timers and reads sockets. */
const turnMs = 25

/**
 * Lets the event loop run between queries, also within a transaction. The embedded engine answers in the microtask that asks, so
 * that many requests at once would otherwise block timers, sockets and the health check until all of their queries are done.
 */
export const takeTurns = (client: PGlite): PGlite => {
  let since = 0
  const turn = async (): Promise<void> => {
    if (performance.now() - since < turnMs) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
  // Queries wait in one line: if each waited for a turn of its own, all of them would go on in the same one.
  let last: Promise<unknown> = Promise.resolve()
  return wrapQueries(client, (query, isInTransaction) => async <Row>(...asked: Parameters<typeof query>) => {
    if (isInTransaction) {
      await turn()
      return query<Row>(...asked)
    }
    const answer = last.then(turn).then(() => query<Row>(...asked))
    last = answer.catch(() => undefined)
    return answer
  })
}
