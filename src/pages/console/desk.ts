import { queues, type Queue } from '../../contract/lifecycle.ts'
import { choiceOf } from '../member/choiceOf.ts'
import { cutTo } from '../../contract/characters.ts'

/** View of the console in the address. */
export interface Desk {
  /** Null: the first that is open to the account. */
  readonly queue: Queue | null
  readonly isSettled: boolean
  /** Records of this conference only; null: of every one. */
  readonly conference: number | null
  readonly q: string
}

export const readDesk = (search: string): Desk => ({
  queue: choiceOf(search, 'queue', queues),
  isSettled: new URLSearchParams(search).get('settled') === '1',
  conference: conferenceIn(search),
  q: cutTo((new URLSearchParams(search).get('q') ?? '').trim(), 60),
})

const conferenceIn = (search: string): number | null => {
  const digits = new URLSearchParams(search).get('conference') ?? ''
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}

export const deskHref = ({ queue, isSettled, conference, q }: Desk): string => {
  const query = new URLSearchParams()
  if (queue !== null) query.set('queue', queue)
  if (isSettled) query.set('settled', '1')
  if (conference !== null) query.set('conference', String(conference))
  if (q !== '') query.set('q', q)
  return query.size === 0 ? '/console' : `/console?${query}`
}

/** Way onward for a user who opened a record from a queue: the queue, and the place of the record in it. */
export interface Trail {
  readonly queue: Queue
  readonly isSettled: boolean
  /** The one conference of the queue's filter; null: every one. */
  readonly conference: number | null
  /** `place` of the card that was opened. */
  readonly after: string
}

/** Null: the record was not opened from a queue. */
export const readTrail = (search: string): Trail | null => {
  const { queue, isSettled, conference } = readDesk(search)
  const after = new URLSearchParams(search).get('after') ?? ''
  return queue === null || !/^\d{1,16}\.\d{1,9}$/.test(after) ? null : { queue, isSettled, conference, after }
}

export const recordHref = (
  { entity, id, place }: { entity: string; id: number; place: string },
  { queue, isSettled, conference }: Omit<Trail, 'after'>,
): string => {
  const query = new URLSearchParams({
    queue,
    ...(isSettled ? { settled: '1' } : {}),
    ...(conference === null ? {} : { conference: String(conference) }),
    after: place,
  })
  return `/console/${entity}/${id}?${query}`
}
