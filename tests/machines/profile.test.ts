import { describe, expect, it } from 'vitest'

import { profileForm } from '../../src/contract/user.ts'
import type { SubjectNode } from '../../src/contract/user.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { profileMachine } from '../../src/machines/profile/profile.machine.ts'
import type { ProfileAnswers } from '../../src/machines/profile/profile.types.ts'
import { held, turn } from '../support/held.ts'
import { callError, subjects } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const ordinary: ProfileAnswers = {
  group_id: 1,
  search_field: [11, 12],
  p_search_field: [1],
  need_submission_service: 1,
}
const organizer: ProfileAnswers = { ...ordinary, group_id: 2, search_field: [], p_search_field: [] }

const startProfile = () => {
  const getSubjects = held<[], SubjectNode[]>()
  const saveProfile = held<[ProfileAnswers], void>()
  const postponeProfile = held<[], void>()
  const machine = profileMachine.provide({
    actors: actorsOf(profileMachine, {
      getSubjects: getSubjects.call,
      saveProfile: saveProfile.call,
      postponeProfile: postponeProfile.call,
    }),
  })
  return { ...run(machine), getSubjects, saveProfile, postponeProfile }
}

const startChoosing = async () => {
  const running = startProfile()
  running.getSubjects.last().resolve(subjects)
  await turn()
  return running
}

describe('profile', () => {
  it('[PROF-01] offers the subjects of the server', async () => {
    const { actor } = await startChoosing()
    expect(actor.getSnapshot().context.subjects).toEqual(subjects)
  })

  it('[PROF-01] subjects that cannot be loaded are requested again on demand', async () => {
    const { actor, getSubjects } = startProfile()
    getSubjects.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().hasTag('failure')).toBe(true)
    actor.send({ type: 'subjects.retry' })
    getSubjects.last().resolve(subjects)
    await turn()
    expect(actor.getSnapshot().value).toBe('choosing')
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it.each([
    [{ group_id: '1', search_field: '' }, 'subjectNone'],
    [{ group_id: '1', search_field: '11,12,13,14' }, 'subjectTooMany'],
    [{ group_id: '2', search_field: '11,12,13,14' }, 'subjectTooMany'],
  ])('[PROF-02] %j is refused: %s', (form, reason) => {
    const parsed = profileForm.safeParse(form)
    expect(parsed.error?.issues.map(({ message, path }) => [message, path])).toEqual([
      [reason, ['search_field']],
    ])
  })

  it.each([
    { group_id: '1', search_field: '11' },
    { group_id: '1', search_field: '11,12,13' },
    { group_id: '2', search_field: '' },
  ])('[PROF-02] %j is accepted', (form) => {
    expect(profileForm.safeParse(form).success).toBe(true)
  })

  it('[PROF-03] sends the answers, and ignores a second press while loading', async () => {
    const { actor, saveProfile } = await startChoosing()
    actor.send({ type: 'profile.submit', answers: ordinary, completeInformation: false })
    actor.send({ type: 'profile.submit', answers: organizer, completeInformation: true })
    expect(saveProfile.calls.map(({ args }) => args)).toEqual([[ordinary]])
  })

  it('[PROF-03] a refused save tells why and can be sent again', async () => {
    const { actor, saveProfile, emitted } = await startChoosing()
    actor.send({ type: 'profile.submit', answers: ordinary, completeInformation: false })
    const error = callError('refused', 'subjectUnknown')
    saveProfile.last().reject(error)
    await turn()
    expect(emitted).toEqual([{ type: 'profile.failed', failure: error.detail }])
    actor.send({ type: 'profile.submit', answers: ordinary, completeInformation: false })
    expect(saveProfile.calls).toHaveLength(2)
    saveProfile.last().resolve()
    await turn()
    expect(actor.getSnapshot().output).toEqual({ destination: 'onward' })
  })

  it.each([
    [organizer, true, 'attest'],
    [organizer, false, 'onward'],
    [ordinary, true, 'onward'],
    [ordinary, false, 'onward'],
  ] as const)(
    '[PROF-04] after %j with "complete information" %s the way leads to %s',
    async (answers, completeInformation, destination) => {
      const { actor, saveProfile } = await startChoosing()
      actor.send({ type: 'profile.submit', answers, completeInformation })
      saveProfile.last().resolve()
      await turn()
      expect(actor.getSnapshot().output).toEqual({ destination })
    },
  )

  it('[PROF-05] leaving it for later is kept by the server; if that fails, the visitor does not wait', async () => {
    const { actor, postponeProfile } = await startChoosing()
    actor.send({ type: 'profile.skip' })
    expect(actor.getSnapshot().value).toBe('postponing')
    postponeProfile.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().output).toEqual({ destination: 'onward' })
  })

  it('[PROF-04] skipping after a refused "complete information" goes on', async () => {
    const { actor, saveProfile, postponeProfile } = await startChoosing()
    actor.send({ type: 'profile.submit', answers: organizer, completeInformation: true })
    saveProfile.last().reject(callError('offline'))
    await turn()
    actor.send({ type: 'profile.skip' })
    postponeProfile.last().resolve()
    await turn()
    expect(actor.getSnapshot().output).toEqual({ destination: 'onward' })
  })
})
