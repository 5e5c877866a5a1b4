import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { and, createActor, not, or, setup, stateIn } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { edgeId } from '../../../workbench/core/edgeId.ts'
import { explain } from '../../../workbench/atlas/live/explain.ts'
import { groundsOf } from '../../../workbench/atlas/live/verdict.ts'
import { machines } from '../../../src/machines/registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { models } from '../../../workbench/registry.ts'
import { placesOf } from '../../../workbench/core/walk.ts'

const ids = Object.keys(machines) as MachineId[]

describe.each(ids)('what is explained of %s', (id) => {
  const model = models[id]
  const events = model.events as readonly AnyEventObject[]

  it('agrees with the machine at every place, for every event', () => {
    let refused = 0
    let compared = 0
    for (const { state } of placesOf(model)) {
      for (const event of events) {
        const explanation = explain(state, event)
        expect(explanation.answer === 'taken', `${JSON.stringify(state.value)} ${event.type}`).toBe(
          state.can(event),
        )
        const edges = 'edges' in explanation ? explanation.edges : []
        expect(edges).toEqual(
          state.status === 'active' ? state.machine.getTransitionData(state, event).map(edgeId) : [],
        )
        if (explanation.answer === 'unknown' || explanation.answer === 'over') refused += 1
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(events.length)
    expect(refused).toBeGreaterThan(0)
  })

  it('names of every guard that said no at least one value that it read', () => {
    for (const { state } of placesOf(model)) {
      for (const event of events) {
        const explanation = explain(state, event)
        if (!('asked' in explanation)) continue
        for (const { verdict } of explanation.asked) {
          for (const { name, readings, threw } of groundsOf(verdict)) {
            expect(threw, name).toBeNull()
            expect(readings, `${name} at ${JSON.stringify(state.value)}`).not.toEqual([])
          }
        }
      }
    }
  })
})

describe('why a code is not sent', () => {
  const wrong = {
    type: 'code.send',
    target: { channel: 'phone', mobile: '12800138000', country_code: '86' },
  }

  it('is the guard with the values of the phone number', () => {
    const explanation = explain(placeIn('idle'), wrong)
    expect(explanation).toMatchObject({
      answer: 'taken',
      edges: ['sendCode.idle|code.send|1'],
      targets: [],
      asked: [{ edge: 'sendCode.idle|code.send|0', verdict: { name: 'isValidTarget', passed: false } }],
    })
    expect('asked' in explanation && explanation.asked.flatMap(({ verdict }) => groundsOf(verdict))).toEqual([
      {
        name: 'isValidTarget',
        held: false,
        threw: null,
        readings: [
          { path: 'params.target.channel', value: '"phone"' },
          { path: 'params.target.mobile', value: '"12800138000"' },
          { path: 'params.target.country_code', value: '"86"' },
        ],
      },
    ])
  })

  it('is the state while the countdown runs, and says which states would listen', () => {
    expect(explain(placeIn('counting'), wrong)).toEqual({ answer: 'unknown', knownIn: ['sendCode.idle'] })
  })
})

describe('guards made of guards', () => {
  const machineWith = (guard: unknown) =>
    setup({
      types: {} as { context: { a: boolean; b: boolean; list: number[] }; events: { type: 'go' } },
      guards: {
        a: ({ context }) => context.a,
        b: ({ context }) => context.b,
        hasItems: ({ context }) => context.list.length > 0,
        both: and(['a', 'b']),
        is: (_, { wanted, given }: { wanted: string; given: string }) => wanted === given,
      },
    }).createMachine({
      id: 'made',
      context: { a: true, b: false, list: [] },
      initial: 'here',
      states: { here: { on: { go: { target: 'there', guard: guard as 'a' } } }, there: {} },
    })
  const reasons = (guard: unknown) => {
    const explanation = explain(createActor(machineWith(guard)).getSnapshot(), { type: 'go' })
    return 'asked' in explanation
      ? explanation.asked
          .flatMap(({ verdict }) => groundsOf(verdict))
          .map(({ name, held, readings }) =>
            [name, held, ...readings.map(({ path, value }) => `${path} = ${value}`)].join(' '),
          )
      : []
  }

  it('blames the part of an `and` that failed, and not the one that passed', () => {
    expect(reasons(and(['a', 'b']))).toEqual(['b false context.b = false'])
    expect(reasons('both')).toEqual(['b false context.b = false'])
  })

  it('blames every part of an `or` that failed', () => {
    expect(reasons(or(['b', 'hasItems']))).toEqual([
      'b false context.b = false',
      'hasItems false context.list.length = 0',
    ])
  })

  it('blames what holds where it must not', () => {
    expect(reasons(not('a'))).toEqual(['a true context.a = true'])
    expect(reasons(and([not('a'), 'b']))).toEqual(['a true context.a = true'])
  })

  it('reads the params of a guard', () => {
    expect(reasons({ type: 'is', params: { wanted: 'x', given: 'y' } })).toEqual([
      'is false params.wanted = "x" params.given = "y"',
    ])
  })

  it('knows in which state a machine must be', () => {
    expect(reasons(stateIn('#made.there'))).toEqual(['in #made.there false'])
    expect(reasons(not(stateIn('here')))).toEqual(['in here true'])
  })

  it('counts a guard that throws as a no, with its words', () => {
    const explanation = explain(
      createActor(
        machineWith(() => {
          throw new Error('nobody home')
        }),
      ).getSnapshot(),
      { type: 'go' },
    )
    expect(explanation).toMatchObject({ answer: 'refused', asked: [{ verdict: { threw: 'nobody home' } }] })
  })

  it('keeps a guard from changing the context', () => {
    const machine = machineWith(({ context }: { context: { list: number[] } }) => context.list.push(1) > 0)
    const snapshot = createActor(machine).getSnapshot()
    expect(explain(snapshot, { type: 'go' })).toMatchObject({
      asked: [{ verdict: { passed: false, threw: 'A guard must not change context.list' } }],
    })
    expect(snapshot.context.list).toEqual([])
  })

  const tree = fc.letrec((tie) => ({
    guard: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', 'hasItems', 'both'),
      fc.tuple(tie('guard')).map(([inner]) => not(inner as 'a')),
      fc.array(tie('guard'), { maxLength: 3 }).map((inner) => and(inner as 'a'[])),
      fc.array(tie('guard'), { maxLength: 3 }).map((inner) => or(inner as 'a'[])),
    ),
  }))

  it('agrees with the machine however deeply they are made of each other', () => {
    fc.assert(
      fc.property(tree.guard, (guard) => {
        const snapshot = createActor(machineWith(guard)).getSnapshot()
        return (explain(snapshot, { type: 'go' }).answer === 'taken') === snapshot.can({ type: 'go' })
      }),
      { numRuns: 500 },
    )
  })
})

describe('events that are not refused by a guard', () => {
  it('are swallowed by a transition that does nothing', () => {
    const machine = setup({ types: {} as { events: { type: 'go' } } }).createMachine({
      id: 'deaf',
      initial: 'here',
      on: { go: '.there' },
      states: { here: { on: { go: {} } }, there: {} },
    })
    expect(explain(createActor(machine).getSnapshot(), { type: 'go' })).toEqual({
      answer: 'swallowed',
      edges: ['deaf.here|go|0'],
      asked: [],
    })
  })

  it('come too late for a machine that has ended', () => {
    const machine = setup({}).createMachine({
      id: 'over',
      initial: 'end',
      states: { end: { type: 'final' } },
    })
    expect(explain(createActor(machine).start().getSnapshot(), { type: 'go' })).toEqual({ answer: 'over' })
  })

  it('match patterns after names, and regions one by one', () => {
    const machine = setup({ types: {} as { events: { type: 'a.b' } | { type: 'c' } } }).createMachine({
      id: 'two',
      type: 'parallel',
      states: {
        one: { initial: 'x', states: { x: { on: { 'a.*': 'y' } }, y: {} } },
        other: { initial: 'x', states: { x: { on: { '*': 'y', 'a.b': 'y' } }, y: {} } },
      },
    })
    const snapshot = createActor(machine).getSnapshot()
    expect(explain(snapshot, { type: 'a.b' })).toMatchObject({
      edges: ['two.one.x|a.*|0', 'two.other.x|a.b|0'],
      targets: ['two.one.y', 'two.other.y'],
    })
    expect(explain(snapshot, { type: 'c' })).toMatchObject({ edges: ['two.other.x|*|0'] })
  })
})

const placeIn = (state: string): AnyMachineSnapshot =>
  placesOf(models.sendCode).find((place) => place.state.matches(state as never))?.state ??
  expect.fail(`no place in ${state}`)
