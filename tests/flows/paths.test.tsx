import { describe, expect, it } from 'vitest'

import { walkableStates } from '../../workbench/atlas/replay/paths.ts'
import { walkPath } from '../../workbench/atlas/replay/walkPath.ts'
import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { models } from '../../workbench/registry.ts'
import { pageWalksOf } from '../../workbench/walksOf.ts'
import { network } from '../support/network.ts'
import { perform } from '../../workbench/harness/stage/perform.ts'
import { createRecorder } from '../../workbench/harness/stage/recorder.ts'
import { openStage } from '../support/stage.tsx'
import type { Step, Walk } from '../../workbench/core/walk.ts'

/**
 * The walks that the workshop offers (`State atlas/Walk`), from the start to every state of a machine, on the
 * real page: those that no walk of walks.test.tsx takes. Tests without a page prove that the paths between any two states
 * lead there (tests/unit/statechart/paths), and the walks prove their single steps.
 */
const waysLeft = (Object.keys(machines) as MachineId[])
  .map((id) => [id, longestWays(id)] as const)
  .filter(([, ways]) => ways.length > 0)

describe.each(waysLeft)('the shortest ways through %s, in English', (id, ways) => {
  it.each(ways.map((way) => [way.name, way] as const))('%s', async (_name, way) => {
    const recorder = createRecorder()
    const { stage, act } = await perform(id, way, {
      locale: 'en',
      network,
      openStage: (options) => openStage({ ...options, locale: 'en', recorder }),
    })
    for (const step of way.steps) await act(step)
    expect(stage.errors).toEqual([])
  })
})

/** From the start to every state, without the ways that are the beginning of another or of a walk. */
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
  const keys = [...ways.keys(), ...pageWalksOf(id).map(({ input, steps }) => `${keyOf(input, steps)},`)]
  return [...ways].filter(([key]) => !keys.some((other) => other.startsWith(`${key},`))).map(([, way]) => way)
}

function keyOf(input: unknown, steps: readonly Step[]) {
  return [input, ...steps.map(({ event }) => event)].map((part) => JSON.stringify(part)).join(',')
}

function nameOf(key: string, steps: readonly Step[]) {
  return `${['start', ...steps.map(({ event }) => event.type)].join(' → ')} (${key.slice(0, 60)})`
}
