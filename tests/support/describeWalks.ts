import { describe, expect, it } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import type { Driver } from '../flows/drivers/driver.ts'
import { keepTrace } from './keepTrace.ts'
import { walksOf } from './models.ts'
import { createRecorder } from './recorder.ts'
import { until } from './until.ts'
import { activeLeafIds, transitionsOf } from './walk.ts'

/**
 * Does every walk of a machine on the real page: after each step the running machine stands where the walk says, and
 * the page shows it. Fails when some transition of the machine was not taken by what ran.
 */
export const describeWalks = <Id extends MachineId>(id: Id, driver: Driver<Id>) => {
  const recorder = createRecorder()
  describe(`the page of ${id}`, () => {
    it.each(walksOf(id).map((walk) => [walk.name, walk] as const))('%s', async (_name, walk) => {
      keepTrace(recorder.drainLines)
      const scene = await driver.open(walk, recorder)
      const { stage, causes, shows, actor = () => stage.actor(id) } = scene
      const reaches = (expected: AnyMachineSnapshot) =>
        until(() => {
          const state = (actor() as AnyActorRef).getSnapshot() as AnyMachineSnapshot
          expect(activeLeafIds(state)).toEqual(activeLeafIds(expected))
          expect([...state.tags].sort()).toEqual([...expected.tags].sort())
          shows(state as SnapshotFrom<(typeof machines)[Id]>)
        })
      await reaches(walk.start)
      for (const { event, state } of walk.steps) {
        const cause = causes[event.type]
        if (cause === undefined) throw new Error(`Nothing on the page causes ${event.type}`)
        await cause(event)
        await reaches(state)
      }
      await until(() => expect([...recorder.takenBy(actor())]).toEqual(expect.arrayContaining(walk.takes)))
      expect(stage.errors).toEqual([])
    })

    it('takes every transition of the machine', () => {
      const taken = recorder.taken(id)
      const missed = transitionsOf(machines[id]).filter((transition) => !taken.has(transition))
      expect(missed, 'transitions that no walk took').toEqual([])
    })
  })
}
