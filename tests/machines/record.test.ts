import { describe, expect, it } from 'vitest'

import { recordAt } from '../../mocks/records.ts'
import type { LifecycleRecord } from '../../src/contract/lifecycle.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../src/machines/lifecycles/shared/decide.ts'
import { askOf, asks, nothingTyped } from '../../src/machines/record/asks.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { recordMachine } from '../../src/machines/record/record.machine.ts'
import type { RecordInput, Wish } from '../../src/machines/record/record.types.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const present = recordAt('zh', 'organizer', 'under_review.picked_up')
const rejected = recordAt('zh', 'organizer', 'rejected')
const typed = { ...nothingTyped, reason: '执照图片模糊' }

const open = async (record: LifecycleRecord = present) => {
  const fetchRecord = held<[RecordInput], LifecycleRecord>()
  const fireRecord = held<[RecordInput & Wish], LifecycleRecord>()
  let age = () => {}
  const machine = recordMachine.provide({
    actors: actorsOf(recordMachine, {
      fetchRecord: fetchRecord.call,
      fireRecord: fireRecord.call,
      watchAge: (tell) => {
        age = () => tell({ type: 'page.aged' })
        return () => {
          age = () => {}
        }
      },
    }),
  })
  const running = run(machine, { entity: 'organizer', id: 17 })
  fetchRecord.last().resolve(record)
  await turn()
  return { ...running, fetchRecord, fireRecord, age: () => age() }
}

/** Presses “reject”, says why, and confirms. */
const reject = async () => {
  const running = await open()
  running.actor.send({ type: 'wish.choose', event: 'organizer.reject', key: 'pressed' })
  running.actor.send({ type: 'wish.confirm', typed, key: 'confirmed' })
  return running
}

describe('record', () => {
  it('[ORG-03] brings the event, the version that was seen, what was typed, and the key of the attempt', async () => {
    const { actor, fireRecord } = await reject()
    expect(fireRecord.last().args).toEqual([
      {
        entity: 'organizer',
        id: 17,
        event: 'organizer.reject',
        key: 'confirmed',
        version: present.version,
        ...typed,
      },
    ])
    fireRecord.last().resolve(rejected)
    await turn()
    expect(actor.getSnapshot().matches({ shown: 'ready' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({
      record: rejected,
      wish: null,
      done: 'organizer.reject',
    })
  })

  it('causes an event that asks nothing at once', async () => {
    const { actor, fireRecord } = await open(recordAt('zh', 'organizer', 'under_review.waiting'))
    actor.send({ type: 'wish.choose', event: 'organizer.pickUp', key: 'pressed' })
    expect(fireRecord.last().args[0]).toMatchObject({ event: 'organizer.pickUp', key: 'pressed', version: 1 })
  })

  it('[ORD-05] a lost answer is requested again with the same key and the same version', async () => {
    for (const kind of ['offline', 'timeout', 'server', 'malformed'] as const) {
      const { actor, fireRecord } = await reject()
      const [first] = fireRecord.last().args
      fireRecord.last().reject(callError(kind))
      await turn()
      expect([kind, actor.getSnapshot().matches({ shown: 'unanswered' })]).toEqual([kind, true])
      actor.send({ type: 'wish.again' })
      expect(fireRecord.calls).toHaveLength(2)
      expect(fireRecord.last().args).toEqual([first])
    }
  })

  it('a refusal keeps what was typed; the next attempt has a key of its own', async () => {
    const { actor, fetchRecord, fireRecord } = await reject()
    fireRecord.last().reject(callError('refused', 'secondPersonNeeded'))
    await turn()
    fetchRecord.last().resolve(present)
    await turn()
    expect(actor.getSnapshot().matches({ shown: 'refused' })).toBe(true)
    expect(actor.getSnapshot().context.failure?.reason).toBe('secondPersonNeeded')
    actor.send({ type: 'wish.again' })
    expect(actor.getSnapshot().matches('asking')).toBe(true)
    expect(actor.getSnapshot().context.wish).toMatchObject(typed)
    actor.send({ type: 'wish.confirm', typed: { ...typed, reason: '更清楚的原因' }, key: 'another' })
    expect(fireRecord.last().args[0]).toMatchObject({ key: 'another', reason: '更清楚的原因' })
  })

  it('[ORD-05] a refusal fetches what it looked at: it may have changed without a newer version', async () => {
    const { actor, fetchRecord, fireRecord } = await reject()
    fireRecord.last().reject(callError('refused', 'refundUnderWay'))
    await turn()
    const changed = { ...present, subtitle: 'changed elsewhere' }
    fetchRecord.last().resolve(changed)
    await turn()
    expect(actor.getSnapshot().matches({ shown: 'refused' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({
      record: changed,
      wish: typed,
      failure: { reason: 'refundUnderWay' },
    })
  })

  it('a refusal is shown although its record cannot be read', async () => {
    const { actor, fetchRecord, fireRecord } = await reject()
    fireRecord.last().reject(callError('refused', 'refundUnderWay'))
    await turn()
    fetchRecord.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().matches({ shown: 'refused' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({
      record: present,
      failure: { reason: 'refundUnderWay' },
    })
  })

  it('a conflict shows the newest, keeps what was typed, and goes on with the newest version only', async () => {
    const { actor, fetchRecord, fireRecord } = await reject()
    fireRecord.last().reject(callError('refused', 'versionConflict'))
    await turn()
    expect(actor.getSnapshot().matches('catchingUp')).toBe(true)
    const newest = { ...present, version: present.version + 5 }
    fetchRecord.last().resolve(newest)
    await turn()
    expect(actor.getSnapshot().matches({ shown: 'conflict' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ record: newest, wish: typed })
    actor.send({ type: 'wish.again' })
    actor.send({ type: 'wish.confirm', typed, key: 'another' })
    expect(fireRecord.last().args[0]).toMatchObject({ key: 'another', version: newest.version, ...typed })
  })

  it('[ORD-01] a waiting member sees the decision without a press; a look that fails says nothing', async () => {
    const { actor, emitted, fetchRecord, age } = await open()
    age()
    fetchRecord.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().matches({ shown: 'ready' })).toBe(true)
    expect(emitted).toEqual([])
    age()
    fetchRecord.last().resolve(rejected)
    await turn()
    expect(actor.getSnapshot().context.record).toEqual(rejected)
    // A visitor who is typing is not disturbed.
    actor.send({ type: 'wish.choose', event: 'organizer.reject', key: 'k' })
    const asked = fetchRecord.last()
    age()
    expect(fetchRecord.last()).toBe(asked)
  })

  it('a refresh that fails leaves what is shown', async () => {
    const { actor, emitted, fetchRecord } = await open()
    actor.send({ type: 'record.refresh' })
    fetchRecord.last().reject(callError('timeout'))
    await turn()
    expect(actor.getSnapshot().matches({ shown: 'ready' })).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ record: present, failure: null })
    expect(emitted).toMatchObject([{ type: 'refresh.failed', failure: { kind: 'timeout' } }])
  })
})

describe('what is asked before an event', () => {
  const all = Object.values(lifecycles).flatMap((lifecycle) =>
    Object.keys(lifecycle.causes).map((event) => ({ lifecycle, event })),
  )
  /** The reasons for which an event is refused somewhere when nothing is typed. */
  const refusalsOf = ({ lifecycle, event }: (typeof all)[number]) =>
    Object.keys(lifecycle.reasons.states).map((state) => {
      const facts = {}
      const { causes } = lifecycle
      const decision = decide(lifecycle, { state, facts }, { type: event, reason: '' }, causes[event] ?? [])
      return decision.kind === 'refused' ? decision.reason : null
    })

  it.each(all.filter(({ lifecycle, event }) => lifecycle.causes[event]?.some((role) => role !== 'system')))(
    'is what the lifecycle cannot do without: $event',
    (one) => {
      const { fields } = askOf(one.event)
      if (refusalsOf(one).includes('reasonEmpty')) expect(fields).toContain('reason')
    },
  )

  it('names no event that no lifecycle has', () => {
    const known = all.map(({ event }) => event)
    expect(Object.keys(asks).filter((event) => !known.includes(event))).toEqual([])
  })
})
