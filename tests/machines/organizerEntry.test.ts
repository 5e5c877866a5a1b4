import { describe, expect, it } from 'vitest'

import type { UserInfo } from '../../src/contract/user.ts'
import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { organizerEntryMachine } from '../../src/machines/organizerEntry/organizerEntry.machine.ts'
import { held, turn } from '../support/held.ts'
import { callError, user } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const startEntry = () => {
  const fetchUser = held<[], UserInfo>()
  const machine = organizerEntryMachine.provide({
    actors: actorsOf(organizerEntryMachine, { fetchUser: fetchUser.call }),
  })
  return { ...run(machine), fetchUser }
}

const enterAs = async (known: Partial<UserInfo>) => {
  const running = startEntry()
  running.actor.send({ type: 'organizer.enter', member: true, route: 'home' })
  running.fetchUser.last().resolve({ ...user, ...known })
  await turn()
  return running
}

describe('organizerEntry', () => {
  it('[ORG-01] status 1 opens the organizer site', async () => {
    const { actor, emitted } = await enterAs({ group_id: 1, sponsor_apply_status: 1 })
    expect(emitted).toEqual([{ type: 'organizer.opened' }])
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('[ORG-01] status 2 asks to complete the information and goes to the form', async () => {
    const { actor, emitted } = await enterAs({ group_id: 1, sponsor_apply_status: 2 })
    expect(actor.getSnapshot().value).toBe('incomplete')
    expect(emitted).toEqual([])
    actor.send({ type: 'entry.accept' })
    expect(emitted).toEqual([{ type: 'application.wanted' }])
  })

  it('[ORG-01] status 3 warns of the review and leads nowhere', async () => {
    const { actor, emitted } = await enterAs({ group_id: 1, sponsor_apply_status: 3 })
    expect(actor.getSnapshot().value).toBe('underReview')
    actor.send({ type: 'entry.accept' })
    expect(actor.getSnapshot().value).toBe('underReview')
    actor.send({ type: 'entry.dismiss' })
    expect(actor.getSnapshot().value).toBe('idle')
    expect(emitted).toEqual([])
  })

  it('[ORG-01] status 4 warns of the rejection and goes to the form', async () => {
    const { actor, emitted } = await enterAs({ group_id: 1, sponsor_apply_status: 4 })
    expect(actor.getSnapshot().value).toBe('rejected')
    actor.send({ type: 'entry.accept' })
    expect(emitted).toEqual([{ type: 'application.wanted' }])
  })

  it.each([
    [2, 1],
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 2],
    [3, 4],
  ])(
    '[ORG-02] group %i opens the organizer site directly, whatever its status %i',
    async (group_id, status) => {
      const { emitted } = await enterAs({ group_id, sponsor_apply_status: status })
      expect(emitted).toEqual([{ type: 'organizer.opened' }])
    },
  )

  it('[ORG-02] a guest gets a login prompt and no call is made', () => {
    const { actor, emitted, fetchUser } = startEntry()
    actor.send({ type: 'organizer.enter', member: false, route: 'home' })
    expect(actor.getSnapshot().value).toBe('prompting')
    expect(fetchUser.calls).toHaveLength(0)
    actor.send({ type: 'entry.accept' })
    expect(emitted).toEqual([{ type: 'login.wanted' }])
  })

  it('[ORG-02] a guest who declines the prompt stays', () => {
    const { actor, emitted } = startEntry()
    actor.send({ type: 'organizer.enter', member: false, route: 'home' })
    actor.send({ type: 'entry.dismiss' })
    expect(actor.getSnapshot().value).toBe('idle')
    expect(emitted).toEqual([])
  })

  it.each([0, 5, 9, -1])('[ORG-04] the unknown status %i is treated as 2 and reported', async (status) => {
    const { actor, emitted } = await enterAs({ group_id: 1, sponsor_apply_status: status })
    expect(actor.getSnapshot().value).toBe('incomplete')
    expect(emitted).toEqual([{ type: 'status.unknown', status }])
  })

  it('[ORG-04] a status that cannot be read offers a retry', async () => {
    const { actor, fetchUser, emitted } = startEntry()
    actor.send({ type: 'organizer.enter', member: true, route: 'home' })
    fetchUser.last().reject(callError('offline'))
    await turn()
    expect(actor.getSnapshot().hasTag('failure')).toBe(true)
    actor.send({ type: 'entry.accept' })
    expect(fetchUser.calls).toHaveLength(2)
    expect(actor.getSnapshot().context.failure).toBeNull()
    fetchUser.last().resolve({ ...user, sponsor_apply_status: 1 })
    await turn()
    expect(emitted).toEqual([{ type: 'organizer.opened' }])
  })

  it('a second press while the status is read asks once', () => {
    const { actor, fetchUser } = startEntry()
    actor.send({ type: 'organizer.enter', member: true, route: 'home' })
    actor.send({ type: 'organizer.enter', member: true, route: 'home' })
    expect(fetchUser.calls).toHaveLength(1)
  })

  it.each(['expired', 'unauthorized'] as const)(
    "[SES-06] leaves the word to the session's box where it speaks: %s",
    async (kind) => {
      const { actor, fetchUser } = startEntry()
      actor.send({ type: 'organizer.enter', member: true, route: 'home' })
      fetchUser.last().reject(callError(kind))
      await turn()
      expect(actor.getSnapshot().value).toBe('idle')
    },
  )

  it('[ORG-02] [SES-05] prompts itself on an exempt route, where the session says nothing', async () => {
    const { actor, fetchUser } = startEntry()
    actor.send({ type: 'organizer.enter', member: true, route: 'agreement' })
    fetchUser.last().reject(callError('expired'))
    await turn()
    expect(actor.getSnapshot().value).toBe('prompting')
  })
})
