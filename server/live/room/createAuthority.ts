import { advance } from '../../../src/contract/room/advance.ts'
import type { RoomEvent, RoomFact } from '../../../src/contract/room/events.ts'
import type { RoomState } from '../../../src/contract/room/state.ts'
import { outageOf } from '../../db/errors.ts'
import { refusalOf } from '../../db/refusalOf.ts'
import { Refused } from '../../shared/refused.ts'
import type { Log } from '../../db/types.ts'
import { describeFault } from '../../shared/faults.ts'
import type { RoomStore } from './createStore.ts'
import type { Decision } from '../../../src/contract/room/decide.ts'

interface AuthorityOptions {
  readonly store: RoomStore
  readonly now: () => number
  readonly log: Log
  /** Version of the live with which the room was opened. */
  readonly version: number
  /** Called once for each stored batch, in order; `after` is what the state is from now on. */
  readonly onEvents: (events: readonly RoomEvent[], after: RoomState) => void
}

/** Events between two kept states. */
const snapshotEvery = 200

/**
 * The state of one room and the queue that moves it: one decision at a time, each stored before anybody hears of it
 * (LIVE-09). After a write whose end is unknown the room first reads what is there.
 */
export const createAuthority = (
  initial: RoomState,
  { store, now, log, version, onEvents }: AuthorityOptions,
) => {
  const liveId = Number(initial.roomId)
  let state = initial
  let kept = initial.seq
  let isUnsure = false
  let queue: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }

  const take = (events: readonly RoomEvent[]): void => {
    if (events.length === 0) return
    state = events.reduce(advance, state)
    onEvents(events, state)
  }

  const commit = async (actor: string | null, facts: readonly RoomFact[]): Promise<void> => {
    if (facts.length === 0) return
    const at = now()
    const events = facts.map((fact, index): RoomEvent => ({ ...fact, s: state.seq + 1 + index, at }))
    try {
      await store.append(liveId, actor, events, events.reduce(advance, state), version)
    } catch (error) {
      // Decided before anything was written: this is no write whose end is unknown.
      if (error instanceof Refused) throw error
      isUnsure = true
      if (outageOf(error) === null)
        log.error({ room: liveId, fault: describeFault(error) }, 'live: events were not stored')
      throw refusalOf(error)
    }
    take(events)
    if (state.seq - kept >= snapshotEvery) await keep()
  }

  const keep = async (): Promise<void> => {
    if (state.seq === kept) return
    const { seq } = state
    await store.snapshot(state, now(), version).then(
      () => {
        kept = seq
      },
      // The events are there: a later one will do.
      (error: unknown) => {
        if (outageOf(error) === null)
          log.warn({ room: liveId, fault: describeFault(error) }, 'live: no snapshot')
      },
    )
  }

  const beSure = async (): Promise<void> => {
    if (!isUnsure) return
    take(await store.eventsAfter(liveId, state.seq))
    isUnsure = false
  }

  return {
    state: (): RoomState => state,
    /** Rejects `Refused`. */
    decide: <D extends Decision>(actor: string, by: (present: RoomState) => D) =>
      inTurn(async () => {
        await beSure()
        const decision = by(state)
        if ('refused' in decision) throw new Refused(decision.refused)
        await commit(actor, decision.facts)
        return decision.ack
      }),
    /** Appends events without a command: time, presence, the media plane. */
    appendSystemEvents: (factsOf: (present: RoomState) => readonly RoomFact[]): Promise<void> =>
      inTurn(async () => {
        await beSure()
        await commit(null, factsOf(state))
      }).catch((error: unknown) => {
        if (!(error instanceof Refused) && outageOf(error) === null)
          log.error({ room: liveId, fault: describeFault(error) }, 'live')
      }),
    /** When all that was asked before is done. */
    rest: (): Promise<void> => inTurn(keep),
  }
}

export type Authority = ReturnType<typeof createAuthority>
