import { describe, expect, it } from 'vitest'

import { machines } from '../../src/machines/registry.ts'
import { leafIds } from '../../workbench/core/walk.ts'
import { declaredStories } from './declaredStates.ts'

const stories = declaredStories()
const shown = new Set(stories.map(({ state }) => state))

describe('every state in which a machine can rest has a story in the workshop', () => {
  it.each(Object.entries(machines))('%s', (_id, machine) => {
    expect(leafIds(machine).filter((leaf) => !shown.has(leaf))).toEqual([])
  })
})

it('every story of a flow declares the state that it shows', () => {
  const silent = stories.filter(({ title, state }) => title.startsWith('Flows/') && state === null)
  expect(silent.map(({ story }) => story)).toEqual([])
})

it('no story declares a state that no machine has', () => {
  const known = new Set(Object.values(machines).flatMap((machine) => leafIds(machine)))
  const unknown = stories.filter(({ state }) => state !== null && !known.has(state))
  expect(unknown.map(({ story, state }) => `${story}: ${state}`)).toEqual([])
})
