import type { Db, Tx } from '../../db/types.ts'

/** Works in a transaction of which nothing stays, whatever was written. */
export const rolledBack = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const undone = new Undone()
  let result: { readonly value: Result } | null = null
  try {
    await db.transaction(async (tx) => {
      result = { value: await work(tx) }
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
  // TypeScript does not see what the callback has done.
  const found = result as { readonly value: Result } | null
  if (found === null) throw new Error('the transaction ended before its work')
  return found.value
}

class Undone extends Error {}
