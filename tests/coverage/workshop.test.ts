import { readFileSync } from 'node:fs'

import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { categories, checkCategory } from '../../workbench/preview/categories.ts'
import { declaredState } from '../../workbench/preview/declaredState.ts'
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
    // A list after a shelf sorts what stands on it.
    expect(order.filter((entry: unknown) => typeof entry === 'string')).toEqual(categories)
  })
})

describe('the declared state of a story', () => {
  const storyOf = (source: string) => {
    const code = `import preview from '../preview.tsx'\nconst meta = preview.meta({ title: 'Flows/X' })\n${source}`
    return loadCsf(code, { fileName: 'x.stories.tsx', makeTitle: (title) => title ?? '' })
      .parse()
      .getStoryExport('Shown')
  }

  it('is the literal in its parameters', () => {
    const story = storyOf("export const Shown = meta.story({ parameters: { state: 'terms.asking' } })")
    expect(declaredState(story)).toBe('terms.asking')
  })

  it('is absent where there is none, or none that can be read from the source', () => {
    expect(declaredState(storyOf('export const Shown = meta.story({})'))).toBeNull()
    expect(declaredState(storyOf('export const Shown = meta.story({ parameters: { state } })'))).toBeNull()
  })
})

describe('the watch over the machines of a story', () => {
  it('knows where they stand, where they have been and what they took', () => {
    const watch = createWatch()
    const terms = createActor(termsMachine, { inspect: watch.inspect }).start()
    terms.send({ type: 'terms.require' })
    terms.send({ type: 'terms.accept' })
    expect(watch.standing()).toEqual(['terms.ticked'])
    expect(watch.visited()).toEqual(['terms.asking', 'terms.ticked', 'terms.unticked'])
    expect(watch.taken()).toEqual(['terms.asking|terms.accept|0', 'terms.unticked|terms.require|0'])
  })

  it('tells apart two machines of one kind', () => {
    const watch = createWatch()
    const input = { initial: { list: [], total: 0, page: 1 } }
    createActor(remoteListMachine, { input, inspect: watch.inspect }).start()
    const ready = { initial: { list: [{ id: 1 }], total: 1, page: 1 } }
    createActor(remoteListMachine, { input: ready, inspect: watch.inspect }).start()
    expect(watch.standing()).toEqual(['remoteList.empty', 'remoteList.ready'])
  })

  it('does not count a machine that was stopped', () => {
    const watch = createWatch()
    createActor(termsMachine, { inspect: watch.inspect }).start().stop()
    expect(watch.standing()).toEqual([])
  })
})
