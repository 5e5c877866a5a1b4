import { transition } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import { answer } from '../../../mocks/handlers.ts'
import { everyRole, recordAt } from '../../../mocks/records.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import { eventsWithOwnCall } from '../../../src/contract/lifecycle.ts'
import type { Entity } from '../../../src/contract/entity.ts'
import type { HistoryEntry } from '../../../src/contract/lifecycle.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { leafOf, offersOf, snapshotOf } from '../../../src/machines/lifecycles/shared/decide.ts'
import { askOf } from '../../../src/machines/record/asks.ts'
import type { machines } from '../../../src/machines/registry.ts'
import { expect } from '../stage/expect.ts'
import { dialog, element, pageActions } from '../stage/pageActions.ts'
import { answered } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/**
 * Walks a lifecycle on the page of its record, seen by a user with every role. A person's events are done by hand;
 * events of the server, or of a page of their own, have happened when the record is loaded again.
 */
export const lifecycle = <Id extends Entity>(entity: Id): Driver<Id> => ({
  async open({ start }, { network, openStage }) {
    const world = createWorld(entity, start)
    network.use(answer('getRecord', ({ language }) => world.record(language)))
    const fires = network.hold('fireRecord')
    const stage = await openStage({ at: `/console/${entity}/17`, signedIn: true })
    const { press, fill, submit } = pageActions(stage)
    const rests = () =>
      until(() => expect(stage.actor('record').getSnapshot().matches({ shown: 'ready' })).toBe(true))
    const elsewhere = async (event: AnyEventObject) => {
      world.take(event)
      await press('record.refresh')
      await rests()
    }
    const byHand = async (event: AnyEventObject) => {
      // A gate sends a scan that is earlier than the counted one; it is never pressed here.
      if (event.type === 'ticket.scan' && world.state() === 'valid.signed_in') return elsewhere(event)
      await press(`record.do.${event.type}`)
      if (stage.actor('record').getSnapshot().hasTag('dialog')) {
        await dialog()
        for (const field of askOf(event.type).fields) await fill(`record.typed.${field}`, event[field])
        await submit()
      }
      world.take(event)
      await fires.answer(answered('fireRecord', world.record(stage.language)))
      await rests()
    }
    return {
      stage,
      causes: {
        'facts.learned': elsewhere,
        ...Object.fromEntries(
          Object.entries(lifecycles[entity].causes).map(([type, roles]) => [
            type,
            eventsWithOwnCall.has(type) || roles.every((role) => role === 'system') ? elsewhere : byHand,
          ]),
        ),
      },
      shows(state: SnapshotFrom<(typeof machines)[Id]>) {
        const expected = state as AnyMachineSnapshot
        const running = (stage.actor(entity) as unknown as AnyActorRef).getSnapshot() as AnyMachineSnapshot
        expect(running.context).toEqual(expected.context)
        const leaf = leafOf(expected.value)
        expect(element('main [data-state]').textContent).toBe(stage.say(`record.state.${entity}.${leaf}`))
        const offers = offersOf(lifecycles[entity], expected, everyRole)
        expect(shownEvents('data-event')).toEqual(
          offers
            .filter(({ refusal }) => refusal === null)
            .map(({ event }) => [stage.say(`record.do.${event}`), event]),
        )
        // Unavailable events are folded away, each with its reason.
        expect(shownEvents('data-refused')).toEqual(
          offers
            .filter(({ refusal }) => refusal !== null)
            .map(({ event, refusal }) => [
              stage.say(`record.do.${event}`) + stage.say(`record.reason.${refusal}`),
              event,
            ]),
        )
        expect(document.querySelectorAll('main li[data-seq]')).toHaveLength(world.steps())
      },
    }
  },
})

/** The server's data: a record that moves by the lifecycle's own rules. */
const createWorld = (entity: Entity, start: AnyMachineSnapshot) => {
  const { machine, causes } = lifecycles[entity]
  let state = leafOf(start.value)
  let facts = start.context as object
  const history: HistoryEntry[] = []
  return {
    steps: () => history.length,
    state: () => state,
    take(event: AnyEventObject) {
      const [next] = transition(machine, snapshotOf(machine, { state, facts }), event)
      const { value, context } = next as AnyMachineSnapshot
      facts = context as object
      if (event.type === 'facts.learned') return
      const to = leafOf(value)
      history.push({
        seq: history.length + 1,
        event: event.type,
        from: state,
        to,
        role: causes[event.type]?.[0] ?? 'system',
        by: '',
        reason: event['reason'] ?? '',
        at: event['at'] ?? '2026-11-21T02:00:00.000Z',
      })
      state = to
    },
    record: (language: MessageLanguage) => ({
      ...recordAt(language, entity, state, { facts, steps: [], version: history.length }),
      history: [...history],
    }),
  }
}

/** Entries of the list of available, or unavailable, events: each text without the note on its place, and its event. */
const shownEvents = (attribute: 'data-event' | 'data-refused') =>
  [...document.querySelectorAll<HTMLElement>(`main li[${attribute}]`)].map((offer) => [
    attribute === 'data-event' ? element('button, a', offer).textContent : offer.textContent,
    offer.getAttribute(attribute),
  ])
