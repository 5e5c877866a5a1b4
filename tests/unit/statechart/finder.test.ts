import { setup } from 'xstate'
import { describe, expect, it } from 'vitest'

import { faultsOf } from '../../../workbench/atlas/registry/finder.ts'
import { registry } from '../../../workbench/registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import type { AnyModel } from '../../../src/machines/shared/model.ts'

const reason = { 'zh-CN': '有意为之', en: 'on purpose' }

/** `lost` is entered by nothing, `trap` is left by nothing, `passing` is only passed through, `end` is an end. */
const model: AnyModel = {
  machine: setup({ guards: { never: () => false } }).createMachine({
    id: 'maze',
    initial: 'start',
    states: {
      start: { on: { go: 'passing', fall: 'trap', finish: 'end' } },
      passing: { always: 'room' },
      room: { on: { back: 'start' } },
      trap: { on: { shout: { target: 'trap', reenter: true }, escape: { guard: 'never', target: 'start' } } },
      lost: { on: { back: 'start' } },
      end: { type: 'final' },
    },
  }),
  inputs: [undefined],
  events: ['go', 'fall', 'finish', 'back', 'shout', 'escape'].map((type) => ({ type })),
  project: () => null,
}

describe('the finder', () => {
  it.each(Object.keys(registry) as MachineId[])(
    'finds nothing in %s that is not excused with a reason',
    (id) => {
      expect(faultsOf(registry[id])).toEqual([])
    },
  )

  it('names a state that no path reaches, and one that is no end and that nothing leaves', () => {
    expect(faultsOf({ model })).toEqual([
      'maze.lost is never reached',
      'maze.trap is no end, but nothing leaves it',
    ])
  })

  it('accepts what is excused', () => {
    const excused = { unreachable: { 'maze.lost': reason }, deadEnd: { 'maze.trap': reason } }
    expect(faultsOf({ model, excused })).toEqual([])
  })

  it('refuses an excuse that nothing needs', () => {
    const excused = {
      unreachable: { 'maze.lost': reason, 'maze.room': reason },
      deadEnd: { 'maze.trap': reason, 'maze.start': reason },
    }
    expect(faultsOf({ model, excused })).toEqual([
      'maze.room is excused, although it is not true that it is never reached',
      'maze.start is excused, although it is not true that it is no end, but nothing leaves it',
    ])
  })
})
