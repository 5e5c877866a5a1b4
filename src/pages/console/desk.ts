import { queues, type Queue } from '../../contract/lifecycle.ts'
import { choiceOf } from '../member/choiceOf.ts'

/** What of the console an address shows. */
export interface Desk {
  /** Null: the first that is open to the account. */
  readonly queue: Queue | null
  readonly isSettled: boolean
  readonly q: string
}

export const readDesk = (search: string): Desk => ({
  queue: choiceOf(search, 'queue', queues),
  isSettled: new URLSearchParams(search).get('settled') === '1',
  q: (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 60),
})

export const deskHref = ({ queue, isSettled, q }: Desk): string => {
  const query = new URLSearchParams()
  if (queue !== null) query.set('queue', queue)
  if (isSettled) query.set('settled', '1')
  if (q !== '') query.set('q', q)
  return query.size === 0 ? '/console' : `/console?${query}`
}

/** Where somebody who opened a record from a queue goes on: the queue, and the place of the record in it. */
export interface Trail {
  readonly queue: Queue
  readonly isSettled: boolean
  /** `place` of the card that was opened. */
  readonly after: string
}

/** Null: the record was not opened from a queue. */
export const readTrail = (search: string): Trail | null => {
  const { queue, isSettled } = readDesk(search)
  const after = new URLSearchParams(search).get('after') ?? ''
  return queue === null || !/^\d{1,16}\.\d{1,9}$/.test(after) ? null : { queue, isSettled, after }
}

export const recordHref = (
  { entity, id, place }: { entity: string; id: number; place: string },
  { queue, isSettled }: { queue: Queue; isSettled: boolean },
): string => {
  const query = new URLSearchParams({ queue, ...(isSettled ? { settled: '1' } : {}), after: place })
  return `/console/${entity}/${id}?${query}`
}
