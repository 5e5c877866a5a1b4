import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { chartOf } from '../../../workbench/core/chart/chartOf.ts'
import { machines } from '../../../src/machines/registry.ts'
import { nodesOf, transitionsOf } from '../../../workbench/core/walk.ts'
import { calling, everything } from './chartMachines.ts'

const chart = chartOf(everything)
const node = (id: string) => chart.nodes.find((one) => one.id === id)
const edge = (id: string) => chart.edges.find((one) => one.id === id)

describe('the chart of a machine', () => {
  it('lists states in document order, each with its parent and kind', () => {
    expect(chart.nodes.map(({ id, parent, kind }) => [id, parent, kind])).toEqual([
      ['all', null, 'compound'],
      ['all.closed', 'all', 'atomic'],
      ['all.busy', 'all', 'parallel'],
      ['all.busy.left', 'all.busy', 'compound'],
      ['all.busy.left.one', 'all.busy.left', 'atomic'],
      ['all.busy.left.two', 'all.busy.left', 'final'],
      ['all.busy.right', 'all.busy', 'compound'],
      ['all.busy.right.first', 'all.busy.right', 'atomic'],
      ['all.busy.right.last', 'all.busy.right', 'final'],
      ['all.recalled', 'all', 'history'],
      ['all.ended', 'all', 'final'],
    ])
  })

  it('knows which states are entered with their parent: the initial ones and all regions', () => {
    expect(chart.nodes.filter(({ initial }) => initial).map(({ id }) => id)).toEqual([
      'all',
      'all.closed',
      'all.busy.left',
      'all.busy.left.one',
      'all.busy.right',
      'all.busy.right.first',
    ])
  })

  it('keeps tags and actions, but not the timers that delays add', () => {
    expect(node('all.busy')).toMatchObject({ tags: ['loud', 'rare'], entry: [], exit: ['note'] })
    expect(node('all.closed')).toMatchObject({ entry: ['greet'], exit: [] })
  })

  it('reads guards: names, combinations, fixed parameters, other states, functions', () => {
    const guards = ['open|0', 'open|1', 'open|2', 'stay|0'].map((id) => edge(`all.closed|${id}`)?.guard)
    expect(guards).toEqual([
      'isOpen and not (isFull or isOver)',
      'isAtLeast(seats: 3)',
      'unnamed',
      'in busy.left.one',
    ])
    expect(edge('all.busy.left.one|ask|0')?.guard).toBeNull()
  })

  it('has a transition for each delay, eventless choice and end of a state', () => {
    expect(edge('all.closed|xstate.after.pause.all.closed|0')?.targets).toEqual(['all.busy'])
    expect(edge('all.closed|xstate.after.5000.all.closed|0')).toMatchObject({
      targets: ['all.ended'],
      actions: ['note'],
    })
    expect(edge('all.busy.right.first|always|0')).toMatchObject({ event: 'always', guard: 'isFull' })
    expect(edge('all.busy|xstate.done.state.all.busy|0')?.targets).toEqual(['all.ended'])
  })

  it('tells a transition that stays from one that enters its state again', () => {
    expect(edge('all.closed|stay|0')).toMatchObject({ targets: [], reenter: false })
    expect(edge('all.busy|again|0')).toMatchObject({ targets: ['all.busy'], reenter: true })
  })

  it('names actors, and the transitions by which they answer', () => {
    const { nodes, edges } = chartOf(calling)
    expect(nodes[0]?.invokes).toEqual([
      { id: 'phone', src: 'dial' },
      { id: '1.calling', src: 'ring' },
    ])
    expect(edges.map(({ id, targets }) => [id, targets])).toEqual([
      ['calling|xstate.done.actor.phone|0', ['calling.idle']],
      ['calling|xstate.error.actor.phone|0', ['calling.deep.down']],
      ['calling.idle|*|0', ['calling.deep.down']],
      ['calling.deep|up|0', ['calling.deep.down']],
    ])
  })

  it('marks an initial state that lies deeper than its parent', () => {
    const deep = createMachine({
      id: 'd',
      initial: 'a',
      states: { a: { initial: 'b', states: { b: {}, c: {} } } },
    })
    expect(
      chartOf(deep)
        .nodes.filter(({ initial }) => initial)
        .map(({ id }) => id),
    ).toEqual(['d', 'd.a', 'd.a.b'])
  })

  it.each(Object.values(machines))(
    'has every state and every transition of $id, and nothing else',
    (machine) => {
      const { nodes, edges } = chartOf(machine)
      expect(nodes.map(({ id }) => id).sort()).toEqual(
        nodesOf(machine)
          .map(({ id }) => id)
          .sort(),
      )
      expect(edges.map(({ id }) => id).sort()).toEqual(transitionsOf(machine).sort())
      expect(JSON.parse(JSON.stringify(chartOf(machine)))).toEqual({ machine: machine.id, nodes, edges })
    },
  )
})
