import { createFairQueue } from '../../shared/fairQueue.ts'
import { createLimitedChild } from '../../shared/limitedChild.ts'
import type { NamesFound, NamesOrder } from './namesFound.ts'

/**
 * Looks for names in a document of an account, in a process with limits of the system, one document after the other. What
 * breaks it, takes too long or too much memory is unknown; `late`: there was no time for it now.
 */
export const lookForNames = async (
  account: number,
  order: NamesOrder,
): Promise<NamesFound | { readonly kind: 'late' }> => {
  const outcome = await queue.run(account, () => child.run(order))
  if (outcome === null) return { kind: 'late' }
  return outcome.answer ?? { kind: 'unknown' }
}

const megabyte = 1024 * 1024

/** One for the process: it lives longer than an application that a changed source builds anew. */
const queue = createFairQueue({ mostWaiting: 64, mostOfOne: 4, waitMs: 20_000 })
const child = createLimitedChild<NamesOrder, NamesFound>('namesChild', {
  data: 256 * megabyte,
  resident: 256 * megabyte,
  workMs: 5000,
  wallMs: 10_000,
})
