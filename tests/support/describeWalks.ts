import { describe, expect, it, onTestFinished } from 'vitest'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { keepTrace } from './keepTrace.ts'
import { walksOf } from '../../workbench/walksOf.ts'
import { network } from './network.ts'
import { perform } from '../../workbench/harness/stage/perform.ts'
import { createRecorder } from '../../workbench/harness/stage/recorder.ts'
import { openStage } from './stage.tsx'
import { watchFocus } from './watchFocus.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { transitionsOf } from '../../workbench/core/walk.ts'

/**
 * Does every walk of a machine on the real page: after each step the running machine stands where the walk says, and
 * the page shows it. Fails when some transition of the machine was not taken by what ran.
 */
export const describeWalks = (id: MachineId) => {
  const recorder = createRecorder()
  describe(`the page of ${id}`, () => {
    it.each(walksOf(id).map((walk) => [walk.name, walk] as const))('%s', async (_name, walk) => {
      keepTrace(recorder.drainLines)
      const { stage, actor, act } = await perform(id, walk, {
        locale: 'zh-CN',
        network,
        openStage: (options) => openStage({ ...options, recorder }),
      })
      const focus = watchFocus()
      onTestFinished(focus.release)
      for (const step of walk.steps) await focus.over(() => act(step))
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
