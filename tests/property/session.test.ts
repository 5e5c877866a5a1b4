import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CallError, failure } from '../../src/contract/failure.ts'
import type { UserInfo } from '../../src/contract/user.ts'
import { createSessionActors } from '../../src/machines/session/session.actors.ts'
import { isExemptRoute } from '../../src/machines/session/exemptRoutes.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import { turn } from '../support/held.ts'
import { user } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'
import { runs } from '../support/seed.ts'

type FetchEnd = 'ok' | 'expired' | 'unauthorized' | 'offline'
type Act =
  /** Some call of the page ends. */
  | { do: 'answer'; code: 'ok' | 300 | 301 | 401; route: string }
  | { do: 'signIn'; id: number }
  | { do: 'signOut' }
  | { do: 'refresh' }
  /** The oldest question for the user that is still open is answered. */
  | { do: 'fetched'; end: FetchEnd }
  | { do: 'told' }
  | { do: 'confirm' }
  | { do: 'cancel' }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      code: fc.constantFrom('ok' as const, 300 as const, 301 as const, 401 as const),
      route: fc.constantFrom('home', 'myconf', 'login', 'agreement'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('signIn' as const), id: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fetched' as const),
      end: fc.constantFrom<FetchEnd>('ok', 'ok', 'expired', 'unauthorized', 'offline'),
    }),
  },
  ...(['signOut', 'refresh', 'told', 'confirm', 'cancel'] as const).map((name) => ({
    weight: 1,
    arbitrary: fc.constant<Act>({ do: name }),
  })),
)

/** A browser with its credentials, a server that answers when it likes, and the box that the visitor sees. */
const startWorld = (heldBy: number | null) => {
  const world = { credentials: heldBy, boxes: 0, guardedExpiries: 0, isShown: false, steps: [] as string[] }
  const questions: Array<{ asked: number | null; answer(end: FetchEnd): void }> = []
  const farewells: Array<() => void> = []
  const machine = sessionMachine.provide({
    actors: createSessionActors({
      fetchUser: () =>
        new Promise<UserInfo>((resolve, reject) => {
          const asked = world.credentials
          const answer = (end: FetchEnd) => {
            if (end === 'ok' && asked !== null) resolve({ ...user, id: asked })
            else reject(new CallError(failure(end === 'ok' ? 'expired' : end)))
          }
          questions.push({ asked, answer })
        }),
      watchUnread: () => () => undefined,
      endSession: () => {
        world.credentials = null
        return new Promise((resolve) => farewells.push(resolve))
      },
    }),
  })
  const place = { route: 'home', address: '/home' }
  const running = run(machine, { held: heldBy !== null, place })
  running.actor.subscribe((snapshot) => {
    const shows = snapshot.hasTag('dialog')
    if (shows && !world.isShown) world.boxes += 1
    world.isShown = shows
  })
  return { ...running, world, questions, farewells }
}

type World = ReturnType<typeof startWorld>

const perform = ({ actor, world, questions, farewells }: World, step: Act) => {
  switch (step.do) {
    case 'answer': {
      const place = { route: step.route, address: `/${step.route}` }
      if (step.code === 'ok') return
      if (!isExemptRoute(step.route)) world.guardedExpiries += 1
      actor.send({ type: step.code === 401 ? 'session.reject' : 'session.expire', place })
      return
    }
    case 'signIn':
      // The box covers the page: signing in under it is impossible.
      if (actor.getSnapshot().hasTag('dialog')) return
      world.credentials = step.id
      actor.send({ type: 'session.open' })
      return
    case 'signOut':
      actor.send({ type: 'session.signOut' })
      return
    case 'refresh':
      actor.send({ type: 'user.refresh' })
      return
    case 'fetched':
      if (step.end !== 'ok') world.guardedExpiries += 1
      questions.shift()?.answer(step.end)
      return
    case 'told':
      farewells.shift()?.()
      return
    case 'confirm':
      actor.send({ type: 'expiry.confirm' })
      return
    case 'cancel':
      actor.send({ type: 'expiry.cancel' })
  }
}

const holder = fc.option(fc.integer({ min: 1, max: 4 }))

describe('session under interleaved requests', () => {
  it('[SES-06] [SES-03] [SES-04] never shows a box without a reason, nor a second one over the first', async () => {
    await fc.assert(
      fc.asyncProperty(holder, fc.array(act, { maxLength: 40 }), async (heldBy, steps) => {
        const running = startWorld(heldBy)
        for (const step of steps) {
          const { isShown, boxes } = running.world
          perform(running, step)
          await turn()
          if (isShown && running.world.isShown) expect(running.world.boxes).toBe(boxes)
        }
        expect(running.world.boxes).toBeLessThanOrEqual(running.world.guardedExpiries)
        running.actor.stop()
      }),
      runs(400),
    )
  })

  it('[SES-06] any number of calls that expire together, in any order, show one box', async () => {
    const code = fc.constantFrom(300 as const, 301 as const, 401 as const)
    await fc.assert(
      fc.asyncProperty(fc.array(code, { minLength: 1, maxLength: 50 }), async (codes) => {
        const running = startWorld(1)
        perform(running, { do: 'fetched', end: 'ok' })
        await turn()
        for (const each of codes) perform(running, { do: 'answer', code: each, route: 'home' })
        await turn()
        expect(running.world.boxes).toBe(1)
        expect(running.farewells).toHaveLength(1)
        running.actor.stop()
      }),
      runs(300),
    )
  })

  it('never shows a member who is not the holder of the credentials', async () => {
    let members = 0
    await fc.assert(
      fc.asyncProperty(holder, fc.array(act, { maxLength: 40 }), async (heldBy, steps) => {
        const running = startWorld(heldBy)
        for (const step of steps) {
          perform(running, step)
          await turn()
          const snapshot = running.actor.getSnapshot()
          if (!snapshot.hasTag('member')) continue
          members += 1
          expect(snapshot.context.user?.id).toBe(running.world.credentials)
        }
        running.actor.stop()
      }),
      runs(600),
    )
    expect(members, 'members must have been seen').toBeGreaterThan(50)
  })

  it('[SES-08] is never stuck: after anything, signing in shows the member', async () => {
    await fc.assert(
      fc.asyncProperty(holder, fc.array(act, { maxLength: 40 }), async (heldBy, steps) => {
        const running = startWorld(heldBy)
        for (const step of steps) {
          perform(running, step)
          await turn()
        }
        perform(running, { do: 'confirm' })
        perform(running, { do: 'signIn', id: 9 })
        while (running.questions.length > 0) {
          perform(running, { do: 'fetched', end: 'ok' })
          await turn()
        }
        const snapshot = running.actor.getSnapshot()
        expect(snapshot.value).toBe('member')
        expect(snapshot.context.user?.id).toBe(9)
        running.actor.stop()
      }),
      runs(400),
    )
  })
})
