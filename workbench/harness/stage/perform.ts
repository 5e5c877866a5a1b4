import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

import type { MachineId } from '../../../src/machines/registry.ts'
import type { WalkHarness } from '../drivers/driver.ts'
import { drivers } from '../drivers/drivers.ts'
import type { Stage } from './createStage.tsx'
import { expect } from './expect.ts'
import { until } from './until.ts'
import { activeLeafIds } from '../../core/walk.ts'
import type { Step, Walk } from '../../core/walk.ts'

/** A walk that is done on the real page, one step at a time. */
export interface Performance {
  readonly stage: Stage
  /** The actor that is walked. @throws when it has not run yet */
  actor(): AnyActorRef
  /** Waits until the machine is there and the page shows it. @throws remaining differences after five seconds */
  reaches(expected: AnyMachineSnapshot): Promise<void>
  /** Makes the event happen, and waits until its state is reached. */
  act(step: Step): Promise<void>
}

/** Brings a page to the start of the walk. */
export const perform = async (id: MachineId, walk: Walk, harness: WalkHarness): Promise<Performance> => {
  const scene = await drivers[id].open(walk, harness)
  const { stage, causes } = scene
  const actor = () => (scene.actor?.() ?? stage.actor(id)) as AnyActorRef
  const reaches = (expected: AnyMachineSnapshot) =>
    until(() => {
      const state = actor().getSnapshot() as AnyMachineSnapshot
      // Parallel regions come in the order in which they were last entered.
      expect(activeLeafIds(state).sort()).toEqual(activeLeafIds(expected).sort())
      expect([...state.tags].sort()).toEqual([...expected.tags].sort())
      scene.shows(state as never)
    })
  await reaches(walk.start)
  return {
    stage,
    actor,
    reaches,
    async act({ event, state }) {
      const cause = causes[event.type]
      if (cause === undefined) throw new Error(`Nothing on the page causes ${event.type}`)
      await cause(event)
      await reaches(state)
    },
  }
}
