import { describe, expect, it } from 'vitest'

import type { WaitlistEntry } from '../../src/contract/waitlist.ts'
import { createRegistrationActors } from '../../src/machines/registration/registration.actors.ts'
import { registrationMachine } from '../../src/machines/registration/registration.machine.ts'
import type {
  Attempt,
  Beginning,
  Placed,
  Present,
} from '../../src/machines/registration/registration.types.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { dearer, form, present, withOffers } from '../../mocks/samples/registrations.ts'
import { run } from '../support/run.ts'

type Texts = Record<string, string>

/** Says that a place became free. */
let offer: () => void = () => undefined

const startFilling = async (now: Present = present()) => {
  const loadRegistration = held<[], Present & Beginning>()
  const loadConference = held<[], Present>()
  const placeOrder = held<[Attempt], Placed>()
  const joinWaitlist = held<[number], WaitlistEntry>()
  const saveDraft = held<[Readonly<Texts>], void>()
  const actors = createRegistrationActors({
    loadRegistration: loadRegistration.call,
    loadConference: loadConference.call,
    placeOrder: placeOrder.call,
    joinWaitlist: joinWaitlist.call,
    watchPlace: (_ticketTypeId, emit) => {
      offer = emit
      return () => undefined
    },
    saveDraft: saveDraft.call,
  })
  const running = run(registrationMachine.provide({ actors }))
  loadRegistration.last().resolve({ ...now, known: {}, texts: { ticket_type_id: '31', name: '林梅' } })
  await turn()
  const submit = (key: string, change: Partial<Attempt['form']> = {}) =>
    running.actor.send({ type: 'registration.submit', form: { ...form, ...change }, key })
  return { ...running, loadConference, placeOrder, saveDraft, submit }
}

describe('registration', () => {
  it('[ORD-01] who waits on the open page gets the form as soon as a place is held', async () => {
    const { actor, loadConference } = await startFilling()
    actor.send({ type: 'registration.change', texts: { ticket_type_id: '34' } })
    expect(actor.getSnapshot().value).toEqual({ editing: 'listed' })
    offer()
    loadConference.last().resolve({ ...present(), conference: withOffers })
    await turn()
    expect(actor.getSnapshot()).toMatchObject({
      value: { editing: 'filling' },
      context: { texts: { ticket_type_id: '34', name: '林梅' } },
    })
  })

  it.each([
    ['conferencePaused', 'paused'],
    ['conferenceEnded', 'closed'],
    ['registrationClosed', 'closed'],
  ] as const)('[CONF-01] an order that is refused by %s closes the form as %s', async (reason, closure) => {
    const { actor, placeOrder, submit } = await startFilling()
    submit('key-1')
    placeOrder.last().reject(callError('refused', reason))
    await turn()
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { closure } })
  })

  it('[SES-08] what was typed is kept after a quiet second, once', async () => {
    const { actor, clock, saveDraft } = await startFilling()
    actor.send({ type: 'registration.change', texts: { name: '林晓' } })
    clock.increment(999)
    actor.send({ type: 'registration.change', texts: { name: '林晓梅' } })
    clock.increment(999)
    expect(saveDraft.calls).toHaveLength(0)
    clock.increment(1)
    expect(saveDraft.calls.map(({ args }) => args[0]['name'])).toEqual(['林晓梅'])
  })

  it('[ORD-05] the same form after a lost answer goes with the same key, another one with a new key', async () => {
    const { placeOrder, submit } = await startFilling()
    for (const [key, change] of [
      ['a', {}],
      ['b', {}],
      ['c', { name: '林晓梅' }],
    ] as const) {
      submit(key, change)
      placeOrder.last().reject(callError('offline'))
      await turn()
    }
    expect(placeOrder.calls.map(({ args }) => args[0].key)).toEqual(['a', 'a', 'c'])
  })

  it('[ORD-05] what was refused is tried again with a new key', async () => {
    const { placeOrder, submit } = await startFilling()
    submit('a')
    placeOrder.last().reject(callError('refused', 'couponUnknown'))
    await turn()
    submit('b')
    expect(placeOrder.last().args[0].key).toBe('b')
  })

  it('another price is shown first, and sent only when it was agreed to', async () => {
    const { actor, loadConference, placeOrder, submit } = await startFilling()
    submit('a')
    placeOrder.last().reject(callError('refused', 'priceChanged'))
    await turn()
    loadConference.last().resolve(dearer)
    await turn()
    expect(actor.getSnapshot().matches({ editing: 'repriced' })).toBe(true)
    expect(actor.getSnapshot().context.texts['name']).toBe('林梅')
    submit('b')
    expect(placeOrder.calls.map(({ args }) => args[0].amount)).toEqual([160_000, 200_000])
  })

  it('[ORD-04] an author expects to pay nothing; [TKT-03] a coupon is taken off', async () => {
    const author = await startFilling(present({ free_as_author: true }))
    author.submit('a')
    expect(author.placeOrder.last().args[0].amount).toBe(0)
    const guest = await startFilling()
    guest.submit('a', { coupon: 'FRIEND50' })
    expect(guest.placeOrder.last().args[0].amount).toBe(155_000)
  })
})
