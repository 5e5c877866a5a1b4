import type { PGlite, Transaction } from '@electric-sql/pglite'

type Query = Transaction['query']

/** Replaces `query` of the engine, and of each of its transactions, by what `wrap` makes of it. Answers the engine. */
export const wrapQueries = (
  client: PGlite,
  wrap: (query: Query, isInTransaction: boolean) => Query,
): PGlite => {
  client.query = wrap(client.query.bind(client), false)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = wrap(tx.query.bind(tx), true)
      return work(tx)
    })
  return client
}
