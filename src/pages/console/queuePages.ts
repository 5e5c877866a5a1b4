import type { CallInput, CallOutput } from '../../contract/endpoint.ts'
import type { listQueue, Queue } from '../../contract/lifecycle.ts'
import type { Desk } from './desk.ts'
import { placedPages } from '../shared/placedPages.ts'

type Ask = (input: CallInput<typeof listQueue>, signal: AbortSignal) => Promise<CallOutput<typeof listQueue>>

/** The pages of a queue as a list counts them. */
export const queuePages = (ask: Ask, { queue, isSettled, conference, q }: Desk & { queue: Queue }) =>
  placedPages(
    (after, signal) =>
      ask(
        {
          queue,
          settled: isSettled ? 1 : 0,
          ...(conference === null ? {} : { conference_id: conference }),
          ...(q === '' ? {} : { q }),
          ...(after === undefined ? {} : { after }),
        },
        signal,
      ),
    ({ place }) => place,
  )
