import { describe, expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { draftForm, draftRefusals, draftStepOf, draftSteps } from '../../src/contract/ownConference.ts'
import type { DraftTyped, OwnConference } from '../../src/contract/ownConference.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { newConferenceMachine } from '../../src/machines/newConference/newConference.machine.ts'
import type { CreateConference } from '../../src/machines/newConference/newConference.types.ts'
import { held, turn } from '../support/held.ts'
import { callError, draftTyped, draftValues } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const start = () => {
  const create = held<[CreateConference], OwnConference>()
  const machine = newConferenceMachine.provide({
    actors: actorsOf(newConferenceMachine, { createConference: create.call }),
  })
  const flow = { ...run(machine, undefined), create }
  const give = (key: string, typed: DraftTyped = {}) => {
    flow.actor.send({ type: 'titles.given', typed: draftTyped.titles })
    flow.actor.send({ type: 'days.given', typed: draftTyped.days })
    flow.actor.send({ type: 'place.given', typed: { ...draftTyped.place, ...typed }, key })
  }
  return { ...flow, give }
}

describe('[ORG-05] a new conference', () => {
  it.each([
    [{ title: '', eng_title: '' }, 'title', 'required'],
    [{ title: 'a\u0000b' }, 'title', 'invalidCharacter'],
    [{ title: 'x'.repeat(201) }, 'title', 'tooLong'],
    [{ eng_title: 'x'.repeat(201) }, 'eng_title', 'tooLong'],
    [{ starts_on: '' }, 'starts_on', 'required'],
    [{ starts_on: '0000-01-01' }, 'starts_on', 'invalid'],
    [{ ends_on: '2027-02-30' }, 'ends_on', 'invalid'],
    [{ ends_on: '2027-04-30' }, 'ends_on', 'endsBeforeStart'],
    [{ time_zone: 'Asia/Nowhere' }, 'time_zone', 'invalid'],
    [{ place: '长'.repeat(81) }, 'place', 'tooLong'],
    [{ subject_id: -1 }, 'subject_id', 'invalid'],
  ])('%j is refused at %s: %s', (change, field, reason) => {
    const { error } = draftForm.safeParse({ ...draftValues, ...change })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, reason]])
    // Its step refuses it, so that it does not reach the end of the form.
    const step = draftStepOf(field)
    expect(step && draftSteps[step].safeParse({ ...draftValues, ...change }).success).toBe(false)
  })

  it('a conference of one day without an English title is one', () => {
    const { eng_title: _none, ...rest } = draftValues
    expect(draftForm.safeParse({ ...rest, eng_title: '', ends_on: rest.starts_on }).success).toBe(true)
  })

  it('repeated words have the same key, other words their own; the draft is reported', async () => {
    const { actor, create, emitted, give } = start()
    for (const [typed, key] of [
      [{}, 'key-1'],
      [{}, 'key-2'],
      [{ place: '别处' }, 'key-3'],
    ] as const) {
      give(key, typed)
      create.last().reject(callError('offline'))
      await turn()
      expect(actor.getSnapshot().value).toBe('place')
    }
    expect(create.calls.map(({ args }) => args[0].key)).toEqual(['key-1', 'key-1', 'key-3'])
    expect(create.calls.map(({ args }) => args[0].values)[0]).toEqual(draftValues)
    give('key-4')
    const { createConference: conference } = fixturesFor('zh')
    create.last().resolve(conference)
    await turn()
    expect(emitted).toEqual([{ type: 'draft.made', conference }])
  })

  it.each(draftRefusals)('%s: nothing can be sent any more, and the list is out of date', async (reason) => {
    const { actor, create, emitted, give } = start()
    give('key-1')
    create.last().reject(callError('refused', reason))
    await turn()
    give('key-2')
    expect(create.calls).toHaveLength(1)
    actor.send({ type: 'form.close' })
    expect(emitted).toEqual([{ type: 'form.left', isBarred: true }])
  })

  it('a second press while it is sent does nothing, and neither does closing', () => {
    const { actor, create, give } = start()
    give('key-1')
    give('key-2')
    actor.send({ type: 'step.back', typed: {} })
    actor.send({ type: 'form.close' })
    expect(create.calls).toHaveLength(1)
    expect(actor.getSnapshot().value).toBe('saving')
  })

  it.each([
    ['eng_title', 'titles'],
    ['time_zone', 'days'],
    ['subject_id', 'place'],
    ['key', 'place'],
  ])(
    'a refusal at %s leads to the step that asks for it, and what was typed is there',
    async (field, step) => {
      const { actor, create, give } = start()
      give('key-1')
      create.last().reject(callError('refused', 'invalid', field))
      await turn()
      expect(actor.getSnapshot().value).toBe(step)
      expect(actor.getSnapshot().context).toMatchObject({ typed: draftValues, failure: { field } })
    },
  )

  it('a step back keeps what was typed, right or wrong, and forgets the refusal', async () => {
    const { actor, create, give } = start()
    give('key-1')
    create.last().reject(callError('refused', 'invalid', 'place'))
    await turn()
    actor.send({ type: 'step.back', typed: { place: 'a\u0000b' } })
    expect(actor.getSnapshot().value).toBe('days')
    expect(actor.getSnapshot().context).toMatchObject({
      typed: { ...draftValues, place: 'a\u0000b' },
      failure: null,
    })
  })
})
