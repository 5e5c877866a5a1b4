import type { CallInput, CallOutput } from '../../contract/endpoint.ts'
import type { listQueue, Queue, RecordCard } from '../../contract/lifecycle.ts'
import type { ListPage } from '../../machines/remoteList/remoteList.types.ts'
import type { Desk } from './desk.ts'

type Ask = (input: CallInput<typeof listQueue>, signal: AbortSignal) => Promise<CallOutput<typeof listQueue>>

/**
 * The pages of a queue as a list counts them. The server knows places, not pages: what was decided meanwhile has left
 * the queue, and a page by its number would skip as many records as have gone.
 */
export const queuePages = (ask: Ask, { queue, isSettled, q }: Desk & { queue: Queue }) => {
  const ends: Array<{ after: string; shown: number }> = []
  return async (page: number, signal: AbortSignal): Promise<ListPage<RecordCard>> => {
    const end = page === 1 ? undefined : ends[page - 2]
    const { list, total } = await ask(
      {
        queue,
        settled: isSettled ? 1 : 0,
        ...(q === '' ? {} : { q }),
        ...(end === undefined ? {} : { after: end.after }),
      },
      signal,
    )
    const before = end?.shown ?? 0
    const last = list.at(-1)
    if (last !== undefined) ends[page - 1] = { after: last.place, shown: before + list.length }
    return { list, total: before + total, page }
  }
}
