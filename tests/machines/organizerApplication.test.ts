import { describe, expect, it } from 'vitest'

import type { Application } from '../../src/contract/organizer.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { organizerApplicationMachine } from '../../src/machines/organizerApplication/organizerApplication.machine.ts'
import * as select from '../../src/machines/organizerApplication/organizerApplication.selectors.ts'
import type {
  Known,
  Submission,
  Withdrawal,
} from '../../src/machines/organizerApplication/organizerApplication.types.ts'
import { held, turn } from '../support/held.ts'
import { application, callError, organizerValues as values } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const start = () => {
  const load = held<[], Known>()
  const submit = held<[Submission], Application>()
  const withdraw = held<[Withdrawal], void>()
  const machine = organizerApplicationMachine.provide({
    actors: actorsOf(organizerApplicationMachine, {
      loadApplication: load.call,
      submitApplication: submit.call,
      withdrawApplication: withdraw.call,
    }),
  })
  return { ...run(machine), load, submit, withdraw }
}

/** Opens the page of this application. */
const open = async (change: Partial<Application> = {}, draft: Known['draft'] = {}) => {
  const flow = start()
  flow.load.last().resolve({ application: { ...application, ...change }, draft })
  await turn()
  return flow
}

describe('the organizer information', () => {
  it.each([
    ['not_completed', {}, { filling: 'fresh' }, 'fresh'],
    ['rejected', { reason: '执照不清晰' }, { filling: 'returned' }, 'returned'],
    ['rejected', { reason: '已注销', revoked: true }, { filling: 'revoked' }, 'revoked'],
    ['under_review.waiting', {}, 'underReview', null],
    ['under_review.picked_up', {}, 'underReview', null],
    ['approved.settled', {}, 'approved', null],
    ['approved.changing', {}, 'changing', null],
  ] as const)('[ORG-03] %s %j is shown as %j', async (state, change, value, occasion) => {
    const { actor } = await open({ ...change, state })
    expect(actor.getSnapshot().value).toEqual(value)
    expect(select.selectView(actor.getSnapshot())).toBe(occasion === null ? 'status' : 'form')
    if (occasion !== null) expect(select.selectOccasion(actor.getSnapshot())).toBe(occasion)
  })

  it('[ORG-03] [SES-08] begins with what was submitted, and what was typed since', async () => {
    const { actor } = await open({ state: 'rejected', form: values }, { contact: '王芳' })
    expect(select.selectTexts(actor.getSnapshot())).toEqual({ ...values, contact: '王芳' })
    expect(select.selectIsRestored(actor.getSnapshot())).toBe(true)
  })

  it('[ORG-03] is submitted with the version that was seen; a second press sends nothing', async () => {
    const { actor, submit, emitted } = await open({ version: 5, state: 'rejected' })
    actor.send({ type: 'application.submit', values, key: 'key-1' })
    actor.send({ type: 'application.submit', values, key: 'key-2' })
    expect(submit.calls.map(({ args }) => args)).toEqual([[{ version: 5, key: 'key-1', values }]])
    submit.last().resolve({ ...application, state: 'under_review.waiting', version: 6, form: values })
    await turn()
    expect(actor.getSnapshot().value).toBe('underReview')
    expect(emitted).toEqual([{ type: 'application.sent' }])
  })

  it('the same wish after a lost answer carries the same key, another wish its own', async () => {
    const { actor, submit } = await open()
    for (const [wish, key] of [
      [values, 'key-1'],
      [{ ...values }, 'key-2'],
      [{ ...values, contact: '王芳' }, 'key-3'],
    ] as const) {
      actor.send({ type: 'application.submit', values: wish, key })
      submit.last().reject(callError('timeout'))
      await turn()
      expect(actor.getSnapshot().value).toEqual({ filling: 'fresh' })
      expect(select.selectFailure(actor.getSnapshot())?.kind).toBe('timeout')
    }
    expect(submit.calls.map(({ args }) => args[0].key)).toEqual(['key-1', 'key-1', 'key-3'])
  })

  it('[ORG-03] a wrong check digit is a warning, given once for each number', async () => {
    const { actor, submit } = await open()
    const doubtful = { ...values, tax_no: '91350211M0000XUF46' }
    actor.send({ type: 'application.submit', values: doubtful, key: 'key-1' })
    expect(actor.getSnapshot().value).toEqual({ filling: 'warned' })
    expect(submit.calls).toHaveLength(0)
    actor.send({ type: 'application.confirm' })
    submit.last().reject(callError('offline'))
    await turn()
    actor.send({ type: 'application.submit', values: doubtful, key: 'key-2' })
    expect(actor.getSnapshot().value).toEqual({ filling: 'saving' })
  })

  it.each(['versionConflict', 'organizerNotPickedUp', 'organizerApproved'] as const)(
    '[ORG-03] %s: somebody moved it on, so it is read again and says why',
    async (reason) => {
      const { actor, load, submit } = await open()
      actor.send({ type: 'application.submit', values, key: 'key-1' })
      submit.last().reject(callError('refused', reason))
      await turn()
      expect(select.selectView(actor.getSnapshot())).toBe('loading')
      load.last().resolve({ application: { ...application, state: 'under_review.waiting' }, draft: {} })
      await turn()
      expect(actor.getSnapshot().value).toBe('underReview')
      expect(select.selectFailure(actor.getSnapshot())?.reason).toBe(reason)
    },
  )

  it('[ORG-03] is taken back until an administrator has picked it up', async () => {
    const late = await open({ state: 'under_review.picked_up' })
    late.actor.send({ type: 'application.withdraw', key: 'key-1' })
    expect(late.withdraw.calls).toHaveLength(0)

    const waiting: Partial<Application> = { state: 'under_review.waiting', version: 1 }
    const { actor, load, withdraw, emitted } = await open(waiting)
    actor.send({ type: 'application.withdraw', key: 'key-1' })
    actor.send({ type: 'application.withdraw', key: 'key-2' })
    expect(withdraw.calls.map(({ args }) => args)).toEqual([
      [{ application: { ...application, ...waiting }, key: 'key-1' }],
    ])
    withdraw.last().resolve()
    await turn()
    load.last().resolve({ application: { ...application, version: 2 }, draft: {} })
    await turn()
    expect(actor.getSnapshot().value).toEqual({ filling: 'fresh' })
    expect(emitted).toEqual([{ type: 'application.withdrawn' }])
  })

  it('[ORG-03] what was approved is changed by a form that can be left as it was', async () => {
    const approved = { state: 'approved.settled', form: values, version: 3 }
    const { actor, submit } = await open(approved, { contact: '王芳' })
    actor.send({ type: 'application.amend' })
    expect(select.selectOccasion(actor.getSnapshot())).toBe('amending')
    actor.send({ type: 'application.cancel' })
    expect(actor.getSnapshot().value).toBe('approved')
    expect(select.selectTexts(actor.getSnapshot())).toEqual(values)
    actor.send({ type: 'application.amend' })
    actor.send({ type: 'application.submit', values, key: 'key-1' })
    submit.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().value).toEqual({ amending: 'editing' })
    actor.send({ type: 'application.submit', values, key: 'key-2' })
    submit.last().resolve({ ...application, ...approved, state: 'approved.changing', change: values })
    await turn()
    expect(actor.getSnapshot().value).toBe('changing')
  })
})
