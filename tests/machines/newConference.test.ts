import { describe, expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { draftForm, draftRefusals } from '../../src/contract/ownConference.ts'
import type { OwnConference } from '../../src/contract/ownConference.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { newConferenceMachine } from '../../src/machines/newConference/newConference.machine.ts'
import type { CreateConference } from '../../src/machines/newConference/newConference.types.ts'
import { held, turn } from '../support/held.ts'
import { callError, draftValues } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const start = () => {
  const create = held<[CreateConference], OwnConference>()
  const machine = newConferenceMachine.provide({
    actors: actorsOf(newConferenceMachine, { createConference: create.call }),
  })
  return { ...run(machine, undefined), create }
}

describe('[ORG-05] a new conference', () => {
  it.each([
    [{ title: '' }, 'title', 'required'],
    [{ title: 'a\u0000b' }, 'title', 'invalidCharacter'],
    [{ title: 'x'.repeat(201) }, 'title', 'tooLong'],
    [{ eng_title: 'x'.repeat(201) }, 'eng_title', 'tooLong'],
    [{ starts_on: '' }, 'starts_on', 'required'],
    [{ starts_on: '0000-01-01' }, 'starts_on', 'invalid'],
    [{ ends_on: '2027-02-30' }, 'ends_on', 'invalid'],
    [{ ends_on: '2027-04-30' }, 'ends_on', 'endsBeforeStart'],
  ])('%j is refused at %s: %s', (change, field, reason) => {
    const { error } = draftForm.safeParse({ ...draftValues, ...change })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, reason]])
  })

  it('a conference of one day without an English title is one', () => {
    const { eng_title: _none, ...rest } = draftValues
    expect(draftForm.safeParse({ ...rest, eng_title: '', ends_on: rest.starts_on }).success).toBe(true)
  })

  it('the same words once more carry the same key, other words their own; the draft is told', async () => {
    const { actor, create, emitted } = start()
    for (const [values, key] of [
      [draftValues, 'key-1'],
      [{ ...draftValues }, 'key-2'],
      [{ ...draftValues, title: '另一场会议' }, 'key-3'],
    ] as const) {
      actor.send({ type: 'form.submit', values, key })
      create.last().reject(callError('offline'))
      await turn()
      expect(actor.getSnapshot().value).toBe('editing')
    }
    expect(create.calls.map(({ args }) => args[0].key)).toEqual(['key-1', 'key-1', 'key-3'])
    actor.send({ type: 'form.submit', values: draftValues, key: 'key-4' })
    const { createConference: conference } = fixturesFor('zh')
    create.last().resolve(conference)
    await turn()
    expect(emitted).toEqual([{ type: 'draft.made', conference }])
  })

  it.each(draftRefusals)('%s: nothing can be sent any more, and the list is out of date', async (reason) => {
    const { actor, create, emitted } = start()
    actor.send({ type: 'form.submit', values: draftValues, key: 'key-1' })
    create.last().reject(callError('refused', reason))
    await turn()
    actor.send({ type: 'form.submit', values: draftValues, key: 'key-2' })
    expect(create.calls).toHaveLength(1)
    actor.send({ type: 'form.close' })
    expect(emitted).toEqual([{ type: 'form.left', isBarred: true }])
  })

  it('a second press while it is sent does nothing, and neither does closing', () => {
    const { actor, create } = start()
    actor.send({ type: 'form.submit', values: draftValues, key: 'key-1' })
    actor.send({ type: 'form.submit', values: draftValues, key: 'key-2' })
    actor.send({ type: 'form.close' })
    expect(create.calls).toHaveLength(1)
    expect(actor.getSnapshot().value).toBe('saving')
  })
})
