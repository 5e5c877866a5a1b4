import { describe, expect, it } from 'vitest'

import { everyRole, recordAt } from '../../mocks/records.ts'
import type { LifecycleRecord } from '../../src/contract/lifecycle.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { leafOf, offersOf } from '../../src/machines/lifecycles/shared/decide.ts'
import { createLifecycleReplica } from '../../src/machines/record/lifecycleReplica.ts'
import { createRecorder } from '../../workbench/harness/stage/recorder.ts'

/** A replica that has followed these, with what its actors did. */
const following = (...records: LifecycleRecord[]) => {
  const recorder = createRecorder()
  const replica = createLifecycleReplica({ inspect: recorder.inspect })
  for (const record of records) replica.follow(record)
  const snapshot = replica.read()
  if (snapshot === null) throw new Error('the replica shows nothing')
  return { replica, recorder, snapshot, leaf: leafOf(snapshot.value) }
}

describe('the replica of a record', () => {
  it('begins where the server says, with what the server knows', () => {
    for (const [entity, { reasons }] of Object.entries(lifecycles)) {
      for (const state of Object.keys(reasons.states)) {
        const record = recordAt('zh', entity as LifecycleRecord['entity'], state)
        const { leaf, snapshot } = following(record)
        expect([entity, leaf]).toEqual([entity, state])
        expect(snapshot.context).toEqual(record.facts)
      }
    }
  })

  it('goes by the events that happened since: the same actor takes them', () => {
    const { recorder, leaf, snapshot } = following(
      recordAt('zh', 'organizer', 'under_review.waiting'),
      recordAt('zh', 'organizer', 'under_review.picked_up'),
      recordAt('zh', 'organizer', 'rejected', { facts: { reason: '执照图片模糊' } }),
    )
    expect(leaf).toBe('rejected')
    expect(snapshot.context).toMatchObject({ reason: '执照图片模糊' })
    expect(recorder.actors('organizer')).toHaveLength(1)
    expect([...recorder.taken('organizer')].sort()).toEqual([
      'organizer.under_review.picked_up|organizer.reject|0',
      'organizer.under_review.waiting|organizer.pickUp|0',
      'organizer|facts.learned|0',
    ])
  })

  it('takes an event that only newer facts allow', () => {
    const { recorder, leaf } = following(
      recordAt('zh', 'order', 'to_be_paid'),
      recordAt('zh', 'order', 'paid'),
    )
    expect(leaf).toBe('paid')
    expect(recorder.actors('order')).toHaveLength(1)
    expect([...recorder.taken('order')]).toContain('order.to_be_paid|order.pay|0')
  })

  it('takes an event that newer facts would forbid', () => {
    const signed = recordAt('zh', 'ticket', 'valid.signed_in')
    const { recorder, leaf } = following(
      signed,
      recordAt('zh', 'ticket', 'valid.not_signed', {
        steps: [
          ['ticket.scan', 'valid.signed_in', 'staff'],
          ['ticket.undo', 'valid.not_signed', 'organizer', ['扫错了人', 'The wrong person']],
        ],
      }),
    )
    expect(leaf).toBe('valid.not_signed')
    expect(recorder.actors('ticket')).toHaveLength(1)
  })

  it('is replaced where the events do not lead to the server’s state', () => {
    const { recorder, leaf } = following(
      recordAt('zh', 'order', 'to_be_paid'),
      recordAt('zh', 'order', 'completed', { steps: [], version: 4 }),
    )
    expect(leaf).toBe('completed')
    expect(recorder.actors('order')).toHaveLength(2)
    expect(recorder.actors('order')[0]?.getSnapshot().status).toBe('stopped')
  })

  it('learns new facts without an event, and offers what they allow', () => {
    const waiting = recordAt('zh', 'order', 'to_be_paid', { facts: { hasAttempt: true } })
    const refusalOf = (record: LifecycleRecord[]) =>
      offersOf(lifecycles.order, following(...record).snapshot, everyRole).find(
        ({ event }) => event === 'order.cancel',
      )?.refusal
    expect(refusalOf([waiting])).toBe('paymentUnderWay')
    expect(refusalOf([waiting, recordAt('zh', 'order', 'to_be_paid')])).toBeNull()
  })

  it('notifies its listeners, and has no state once it is stopped', () => {
    const replica = createLifecycleReplica()
    let calls = 0
    const release = replica.subscribe(() => (calls += 1))
    replica.follow(recordAt('zh', 'order', 'paid'))
    expect(calls).toBe(1)
    release()
    replica.stop()
    expect(replica.read()).toBeNull()
  })
})
