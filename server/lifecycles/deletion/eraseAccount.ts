import { eq } from 'drizzle-orm'

import type { Scope } from '../types.ts'
import { afterDeletion } from './afterDeletion.ts'
import type { Leaving } from './changes.ts'

/** Erases what is personal of an account, in the transaction that says that it is done (ACC-03). */
export const eraseAccount = async (scope: Scope, leaving: Leaving): Promise<void> => {
  for (const [column, fate] of afterDeletion) {
    if (fate.fate === 'erased') await scope.tx.delete(column.table).where(eq(column, leaving.userId))
    if (fate.fate === 'changed') await fate.work(scope, leaving)
  }
}
