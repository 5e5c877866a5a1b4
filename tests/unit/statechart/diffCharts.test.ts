import { describe, expect, it } from 'vitest'

import { diffCharts, isUnchanged } from '../../../workbench/core/diff/diffCharts.ts'
import { sketchChart } from '../../../workbench/core/diff/sketchChart.ts'

const states = { closed: { initial: true }, open: {}, 'open.wide': {}, 'open.ajar': {}, locked: {} }
const edges = [
  { from: 'closed', on: 'push', to: 'open', guard: 'isUnlocked', actions: ['creak'] },
  { from: 'closed', on: 'push', to: 'locked', guard: 'isJammed' },
  { from: 'closed', on: 'push' },
  { from: 'open', on: 'pull', to: 'closed' },
  { from: 'open', on: 'xstate.after.draught.door.open', to: 'closed' },
]
const door = sketchChart('door', states, edges)

const changesOf = (...charts: Parameters<typeof diffCharts>) => {
  const { states: nodes, transitions, orders, renames } = diffCharts(...charts)
  return {
    states: nodes.map((change) => [
      change.change,
      change.change === 'added' ? change.after.id : change.before.id,
      ...(change.change === 'changed' ? change.aspects : []),
    ]),
    transitions: transitions.map((change) => [
      change.change,
      change.change === 'added' ? change.after.id : change.before.id,
      ...(change.change === 'changed' ? change.aspects : []),
    ]),
    orders: orders.map(({ before, matters }) => [before[0]?.source, before[0]?.event, matters]),
    renames,
  }
}
const nothing = { states: [], transitions: [], orders: [], renames: [] }

describe('states', () => {
  it('an added one and a removed one are named with what leaves them', () => {
    const { locked: _locked, ...others } = states
    const without = sketchChart('door', others, edges.toSpliced(1, 1))
    expect(changesOf(without, door)).toEqual({
      ...nothing,
      states: [['added', 'door.locked']],
      transitions: [['added', 'door.closed|push|1']],
    })
    expect(changesOf(door, without)).toEqual({
      ...nothing,
      states: [['removed', 'door.locked']],
      transitions: [['removed', 'door.closed|push|1']],
    })
  })

  it('a changed one says in what: kind, start, tags, invocations, entry, exit', () => {
    const changed = {
      ...states,
      closed: { initial: false, tags: ['shut'], invokes: [{ id: 'guard', src: 'guard' }] },
      locked: { kind: 'final', entry: ['ring'], exit: ['hush'] },
    } as const
    expect(changesOf(door, sketchChart('door', changed, edges)).states).toEqual([
      ['changed', 'door.closed', 'initial', 'tags', 'invokes'],
      ['changed', 'door.locked', 'kind', 'entry', 'exit'],
    ])
  })

  it('the order of states, tags and invocations is no change, that of entry actions is', () => {
    const tagged = (tags: string[], entry: string[]) =>
      sketchChart('door', { ...states, locked: { tags, entry } }, edges)
    const shuffled = tagged(['b', 'a'], ['x', 'y'])
    expect(
      isUnchanged(
        diffCharts(tagged(['a', 'b'], ['x', 'y']), { ...shuffled, nodes: shuffled.nodes.toReversed() }),
      ),
    ).toBe(true)
    expect(changesOf(tagged([], ['x', 'y']), tagged([], ['y', 'x'])).states).toEqual([
      ['changed', 'door.locked', 'entry'],
    ])
  })

  it('states that move into a new parent are moved with all they hold, and their transitions are not changed', () => {
    const wrapped = sketchChart(
      'door',
      {
        closed: { initial: true },
        used: {},
        'used.open': {},
        'used.open.wide': {},
        'used.open.ajar': {},
        locked: {},
      },
      edges.map(({ from, on, ...edge }) => ({
        ...edge,
        from: from === 'open' ? 'used.open' : from,
        on: on.replace('door.open', 'door.used.open'),
        ...(edge.to === 'open' ? { to: 'used.open' } : {}),
      })),
    )
    expect(changesOf(door, wrapped)).toEqual({
      ...nothing,
      states: [
        ['added', 'door.used'],
        ['changed', 'door.open', 'parent'],
      ],
    })
    expect(diffCharts(door, wrapped).moves).toEqual({
      'door.open': 'door.used.open',
      'door.open.wide': 'door.used.open.wide',
      'door.open.ajar': 'door.used.open.ajar',
    })
  })

  it('two states of one name that come and go are not taken for one that moved', () => {
    const before = sketchChart('door', { a: {}, b: {}, 'a.idle': {} }, [{ from: 'a.idle', on: 'x', to: 'a' }])
    const other = sketchChart('door', { a: {}, b: {}, 'b.idle': {} }, [{ from: 'b.idle', on: 'y', to: 'b' }])
    expect(changesOf(before, other).states).toContainEqual(['added', 'door.b.idle'])
    expect(changesOf(before, other).states).toContainEqual(['removed', 'door.a.idle'])
  })

  it('a new name is a removal and an addition, with the hint that it may be a rename', () => {
    const renamed = sketchChart(
      'door',
      { closed: { initial: true }, agape: {}, 'agape.wide': {}, 'agape.ajar': {}, locked: {} },
      edges.map(({ from, on, ...edge }) => ({
        ...edge,
        from: from === 'open' ? 'agape' : from,
        on: on.replace('door.open', 'door.agape'),
        ...(edge.to === 'open' ? { to: 'agape' } : {}),
      })),
    )
    const { states: changes, renames } = changesOf(door, renamed)
    expect(renames).toEqual([{ before: 'door.open', after: 'door.agape' }])
    expect(changes).toContainEqual(['removed', 'door.open'])
    expect(changes).toContainEqual(['added', 'door.agape'])
  })

  it('says nothing of a rename when the new state is left another way', () => {
    const { locked: _locked, ...others } = states
    const replaced = sketchChart('door', { ...others, sealed: {} }, [
      ...edges.with(1, { from: 'closed', on: 'push', to: 'sealed', guard: 'isJammed' }),
      { from: 'sealed', on: 'break', to: 'open' },
    ])
    expect(changesOf(door, replaced).renames).toEqual([])
  })
})

describe('transitions', () => {
  it('a new target, guard, action or re-entry is a change of that transition', () => {
    const [push, ...others] = edges
    const { guard: _guard, ...unguarded } = push!
    const versions = [
      [{ ...push!, to: 'locked' }, 'targets'],
      [{ ...push!, guard: 'hasKey' }, 'guard'],
      [unguarded, 'guard'],
      [{ ...push!, actions: [] }, 'actions'],
      [{ ...push!, reenter: true }, 'reenter'],
    ] as const
    for (const [edge, aspect] of versions) {
      expect(changesOf(door, sketchChart('door', states, [edge, ...others]))).toEqual({
        ...nothing,
        transitions: [['changed', 'door.closed|push|0', aspect]],
      })
    }
  })

  it('one that shares neither guard nor target with any before it was added, and the other removed', () => {
    const other = { from: 'closed', on: 'push', to: 'locked', guard: 'hasKey', actions: ['creak'] }
    expect(changesOf(sketchChart('door', states, [edges[0]!]), sketchChart('door', states, [other]))).toEqual(
      {
        ...nothing,
        transitions: [
          ['removed', 'door.closed|push|0'],
          ['added', 'door.closed|push|0'],
        ],
      },
    )
  })

  it('candidates that only shift because another was put before them are not changed', () => {
    const first = { from: 'closed', on: 'push', to: 'locked', guard: 'isBolted' }
    expect(changesOf(door, sketchChart('door', states, [first, ...edges]))).toEqual({
      ...nothing,
      transitions: [['added', 'door.closed|push|0']],
    })
  })

  it('guarded candidates that are asked in another order are a change of order', () => {
    const swapped = [edges[1]!, edges[0]!, ...edges.slice(2)]
    expect(changesOf(door, sketchChart('door', states, swapped))).toEqual({
      ...nothing,
      orders: [['door.closed', 'push', true]],
    })
  })

  it.each([
    ['guards that exclude each other', { guard: 'isUnlocked' }, { guard: 'not isUnlocked', to: 'locked' }],
    ['the same effect', { guard: 'isUnlocked' }, { guard: 'isJammed' }],
  ])('an order that decides nothing is no change: %s', (_, one, two) => {
    const pair = [
      { from: 'closed', on: 'push', to: 'open', ...one },
      { from: 'closed', on: 'push', to: 'open', ...two },
    ]
    const diff = diffCharts(sketchChart('door', states, pair), sketchChart('door', states, pair.toReversed()))
    expect(diff.orders.map(({ matters }) => matters)).toEqual([false])
    expect(isUnchanged(diff)).toBe(true)
  })

  it('an unguarded candidate that becomes the first is a change of order', () => {
    const pair = [edges[0]!, edges[2]!]
    const diff = diffCharts(sketchChart('door', states, pair), sketchChart('door', states, pair.toReversed()))
    expect(diff.orders.map(({ matters }) => matters)).toEqual([true])
    expect(isUnchanged(diff)).toBe(false)
  })
})
