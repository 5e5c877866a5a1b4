import { readFileSync } from 'node:fs'

import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { categories, checkCategory } from '../../workbench/preview/categories.ts'
import { storiesIn } from '../../workbench/preview/storiesIn.ts'
import { createWatch } from '../../workbench/atlas/watch.ts'
import { remoteListMachine } from '../../src/machines/remoteList/remoteList.machine.ts'
import { termsMachine } from '../../src/machines/terms/terms.machine.ts'

describe('the sidebar', () => {
  it('refuses a story on an unknown shelf', () => {
    expect(() => checkCategory('Nowhere/Login', 'Login.stories.tsx')).toThrow('is on no shelf')
    expect(() => checkCategory('Flows/Login', 'Login.stories.tsx')).not.toThrow()
  })

  it('is sorted by the same shelves', () => {
    const { order } = getStorySortParameter(readFileSync('.storybook/preview.tsx', 'utf8'))
    // A list after a shelf sorts what is on it.
    expect(order.filter((entry: unknown) => typeof entry === 'string')).toEqual(categories)
  })
})

describe('the declared state of a story', () => {
  const stateOf = (story: string) => {
    const source = `const meta = { title: 'Flows/X' } satisfies Meta\nexport default meta\nexport const Shown: StoryObj = ${story}`
    return storiesIn(source, 'x.stories.tsx')[0]?.state
  }

  it('is the literal that it reaches', () => {
    expect(stateOf("{ name: 'X', ...reach('terms.asking', { by: ['terms.require'] }) }")).toBe('terms.asking')
  })

  it('is the literal in its parameters', () => {
    expect(stateOf("{ parameters: { state: 'terms.asking' } }")).toBe('terms.asking')
  })

  it('is absent without a report, or without one of the present source', () => {
    for (const story of [
      '{}',
      '{ parameters: { state } }',
      '{ ...reach(state) }',
      "{ ...other('terms.asking') }",
    ])
      expect(stateOf(story)).toBeNull()
  })
})

describe('the watch over the machines of a story', () => {
  it('knows their present and past states and the transitions taken', () => {
    const watch = createWatch()
    const terms = createActor(termsMachine, { inspect: watch.inspect }).start()
    terms.send({ type: 'terms.require' })
    terms.send({ type: 'terms.accept' })
    expect(watch.active()).toEqual(['terms.ticked'])
    expect(watch.visited()).toEqual(['terms.asking', 'terms.ticked', 'terms.unticked'])
    expect(watch.taken()).toEqual(['terms.asking|terms.accept|0', 'terms.unticked|terms.require|0'])
  })

  it('tells apart two machines of one kind', () => {
    const watch = createWatch()
    const input = { initial: { list: [], total: 0, page: 1 } }
    createActor(remoteListMachine, { input, inspect: watch.inspect }).start()
    const ready = { initial: { list: [{ id: 1 }], total: 1, page: 1 } }
    createActor(remoteListMachine, { input: ready, inspect: watch.inspect }).start()
    expect(watch.active()).toEqual(['remoteList.empty', 'remoteList.ready'])
  })

  it('does not count a machine that was stopped', () => {
    const watch = createWatch()
    createActor(termsMachine, { inspect: watch.inspect }).start().stop()
    expect(watch.active()).toEqual([])
  })
})
