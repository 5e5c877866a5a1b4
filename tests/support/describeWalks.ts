import { describe, expect, it, onTestFinished } from 'vitest'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { keepTrace } from './keepTrace.ts'
import { languageOfWalk, pageWalksOf } from '../../workbench/walksOf.ts'
import { network } from './network.ts'
import { perform } from '../../workbench/harness/stage/perform.ts'
import { createRecorder } from '../../workbench/harness/stage/recorder.ts'
import { openStage } from './stage.tsx'
import { watchFocus } from './watchFocus.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { transitionsOf } from '../../workbench/core/walk.ts'

/**
 * Takes the walks of a machine on the real page, every other one in English: after each step the running machine is in
 * the state of the walk, and the page shows it. Fails when some transition of the machine was not taken.
 */
export const describeWalks = (id: MachineId) => {
  const recorder = createRecorder()
  describe(`the page of ${id}`, () => {
    const walks = pageWalksOf(id).map((walk, place) => [walk.name, languageOfWalk(place), walk] as const)
    it.each(walks)('%s (%s)', async (_name, locale, walk) => {
      keepTrace(recorder.drainLines)
      const { stage, actor, act } = await perform(id, walk, {
        locale,
        network,
        openStage: (options) => openStage({ ...options, locale, recorder }),
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
