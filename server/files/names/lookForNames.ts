import { createQueuedChild } from '../../shared/queuedChild.ts'
import type { NamesFound, NamesOrder } from './namesFound.ts'

/**
 * Looks for names in a document of an account, in a process with limits of the system, one document after the other. A
 * document that breaks it, takes too long or too much memory is unknown; `late`: there was no time for it now.
 */
export const lookForNames = async (
  account: number,
  order: NamesOrder,
): Promise<NamesFound | { readonly kind: 'late' }> => {
  const found = await child.run(account, async (run) => {
    const { kind, answer } = await run(order, order.ending === 'pdf' ? rewriteMs : undefined)
    if (kind === 'done' || answer !== null || order.ending !== 'pdf') return { answer }
    // It is too large to be written again: properties and metadata are overwritten in place.
    return run({ ...order, isQuick: true }, quickMs)
  })
  if (found === null) return { kind: 'late' }
  return found.answer ?? { kind: 'unknown' }
}

/** Processor time to write a PDF again, and then to read its properties alone: the sum is the limit of any other document. */
const rewriteMs = 3500
const quickMs = 1500

/** One for the process: it lives longer than an application that a changed source builds again. */
const child = createQueuedChild<NamesOrder, NamesFound>('namesChild', 5000)
