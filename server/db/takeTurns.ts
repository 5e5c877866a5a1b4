import type { PGlite, Transaction } from '@electric-sql/pglite'

/** Milliseconds that queries may follow each other before timers, sockets and the health check have their turn. */
const turnMs = 25

/**
 * The embedded engine answers within the microtask that asks, so that many requests at once keep the event loop for as long as
 * all of their queries take together. The event loop goes round in between, also within a transaction.
 */
export const takeTurns = (client: PGlite): PGlite => {
  let since = 0
  const turn = async (): Promise<void> => {
    if (performance.now() - since < turnMs) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
  const query: Transaction['query'] = client.query.bind(client)
  // One after the other, as the engine does them: a turn that is taken while others wait would be one for all of them.
  let last: Promise<unknown> = Promise.resolve()
  client.query = ((...asked: Parameters<typeof query>) => {
    const answer = last.then(turn).then(() => query(...asked))
    last = answer.catch(() => undefined)
    return answer
  }) as typeof client.query
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      const ask: Transaction['query'] = tx.query.bind(tx)
      tx.query = (async (...asked: Parameters<typeof ask>) => {
        await turn()
        return ask(...asked)
      }) as typeof tx.query
      return work(tx)
    })
  return client
}
