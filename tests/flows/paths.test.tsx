import { describe, expect, it } from 'vitest'

import { walkableStates } from '../../workbench/atlas/replay/paths.ts'
import { walkPath } from '../../workbench/atlas/replay/walkPath.ts'
import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { models } from '../../workbench/registry.ts'
import { network } from '../support/network.ts'
import { perform } from '../../workbench/harness/stage/perform.ts'
import { createRecorder } from '../../workbench/harness/stage/recorder.ts'
import { openStage } from '../support/stage.tsx'
import type { Step, Walk } from '../../workbench/core/walk.ts'

/**
 * The ways that the workshop takes somebody along (`State atlas/Walk`), in the language in which the walks of
 * walks.test.tsx are not done: from the start to every state of a machine, on the real page. That the ways between any two
 * states lead there is proved without a page (tests/unit/statechart/paths), and their single steps by the walks.
 */
describe.each(Object.keys(machines) as MachineId[])('the shortest ways through %s, in English', (id) => {
  it.each(longestWays(id).map((walk) => [walk.name, walk] as const))('%s', async (_name, walk) => {
    const recorder = createRecorder()
    const { stage, act } = await perform(id, walk, {
      locale: 'en',
      network,
      openStage: (options) => openStage({ ...options, locale: 'en', recorder }),
    })
    for (const step of walk.steps) await act(step)
    expect(stage.errors).toEqual([])
  })
})

/** From the start to every state, without the ways that are the beginning of another. */
function longestWays(id: MachineId): Walk[] {
  const ways = new Map<string, Walk>()
  for (const to of walkableStates(models[id])) {
    const path = walkPath({ machine: id, from: undefined, to })
    if (path === null) throw new Error(`Nothing leads to ${to}`)
    const key = keyOf(path.input, path.steps)
    ways.set(key, {
      name: nameOf(key, path.steps),
      input: path.input,
      start: path.start,
      steps: [...path.steps],
      takes: [],
    })
  }
  const keys = [...ways.keys()]
  return [...ways].filter(([key]) => !keys.some((other) => other.startsWith(`${key},`))).map(([, way]) => way)
}

const keyOf = (input: unknown, steps: readonly Step[]) =>
  [input, ...steps.map(({ event }) => event)].map((part) => JSON.stringify(part)).join(',')

const nameOf = (key: string, steps: readonly Step[]) =>
  `${['start', ...steps.map(({ event }) => event.type)].join(' → ')} (${key.slice(0, 60)})`
