import { runInThisContext } from 'node:vm'

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'

import { chartOf } from '../../../workbench/core/chart/chartOf.ts'
import { createLineCounter } from '../../../workbench/core/coverage/createLineCounter.ts'
import { createTracer } from '../../../workbench/core/coverage/createTracer.ts'
import { joinRecordings } from '../../../workbench/core/coverage/joinRecordings.ts'
import { shortfallsOf } from '../../../workbench/core/coverage/shortfalls.ts'
import { tally } from '../../../workbench/core/coverage/tally.ts'
import type { Recording, TraceLine } from '../../../workbench/core/coverage/trace.types.ts'
import { verdictsOf } from '../../../workbench/core/coverage/verdictsOf.ts'
import { scanMachine } from '../../../src/machines/scan/scan.machine.ts'
import { models } from '../../../workbench/registry.ts'
import { walksOf } from '../../../workbench/walksOf.ts'
import { begin, take } from '../../../workbench/core/walk.ts'
import { officeMachine } from './coverageMachines.ts'

const office = chartOf(officeMachine)

const open = (input = { open: true, seats: 2 }, ids = ['office']) => {
  const lines: TraceLine[] = []
  const actor = createActor(officeMachine, {
    input,
    inspect: createTracer(ids, (more) => lines.push(...more)),
  })
  return { actor, lines }
}

const short = ({ event, taken }: TraceLine) => [event, ...taken]
const verdicts = (line: TraceLine | undefined) =>
  line === undefined
    ? []
    : verdictsOf(office, line).map(({ transition, passed }) => `${transition} ${passed}`)

describe('the recorder', () => {
  it('writes the start, and each step that the machine takes before it first rests', () => {
    const { actor, lines } = open()
    actor.start()
    expect(lines).toEqual([
      {
        machine: 'office',
        before: [],
        event: 'xstate.init',
        taken: [],
        after: ['office', 'office.arriving'],
        rests: false,
      },
      {
        machine: 'office',
        before: ['office', 'office.arriving'],
        event: 'xstate.init',
        taken: ['office.arriving|always|0'],
        after: [
          'office',
          'office.selling',
          'office.selling.counter',
          'office.selling.counter.free',
          'office.selling.window',
          'office.selling.window.lit',
        ],
        rests: true,
      },
    ])
  })

  it('writes nothing of an actor that was created and never started', () => {
    const { lines } = open()
    expect(lines).toEqual([])
  })

  it('writes an eventless step as a line of its own, after that of its event', () => {
    const { actor, lines } = open({ open: true, seats: 1 })
    actor.start()
    lines.length = 0
    actor.send({ type: 'ask', count: 1 })
    expect(lines.map(short)).toEqual([
      ['ask', 'office.selling.counter.free|ask|0'],
      ['ask', 'office.selling.counter.sold|always|0'],
    ])
    expect(lines.map(({ rests }) => rests)).toEqual([false, true])
  })

  it('writes a raised event under its own name, and an end that rests nowhere', () => {
    const { actor, lines } = open()
    actor.start()
    lines.length = 0
    actor.send({ type: 'hurry' })
    expect(lines.map(short)).toEqual([
      ['hurry', 'office.selling.counter.free|hurry|0'],
      ['close', 'office.selling|close|0'],
    ])
    expect(lines.map(({ rests }) => rests)).toEqual([true, false])
    expect(lines.at(-1)?.after).toContain('office.shut')
  })

  it('writes an event that nothing answers', () => {
    const { actor, lines } = open()
    actor.start()
    lines.length = 0
    actor.send({ type: 'ask', count: 9 })
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'page.hidden' })
    expect(lines.map(short)).toEqual([
      ['ask', 'office.selling|ask|0'],
      ['page.shown', 'office.selling.window.lit|page.*|0'],
      ['page.hidden'],
    ])
  })

  it('listens to the named machines only, and to no stop', () => {
    const { actor, lines } = open(undefined, ['bureau'])
    actor.start()
    actor.send({ type: 'ask', count: 1 })
    expect(lines).toEqual([])
    const heard = open()
    heard.actor.start()
    const length = heard.lines.length
    heard.actor.stop()
    expect(heard.lines).toHaveLength(length)
  })

  it('tells a child from its parent and from the child that was there before it', async () => {
    const parent = setup({
      actors: { child: officeMachine, wait: fromPromise(() => Promise.resolve()) },
    }).createMachine({
      id: 'street',
      initial: 'one',
      states: {
        one: {
          invoke: [
            { src: 'child', input: { open: true, seats: 1 } },
            { src: 'wait', onDone: 'two' },
          ],
        },
        two: { invoke: { src: 'child', input: { open: false, seats: 1 } } },
      },
    })
    const lines: TraceLine[] = []
    const actor = createActor(parent, {
      inspect: createTracer(['office', 'street'], (more) => lines.push(...more)),
    }).start()
    await expect.poll(() => actor.getSnapshot().value).toBe('two')
    const starts = lines.filter(({ event, before }) => event === 'xstate.init' && before.length === 0)
    expect(starts.map(({ machine }) => machine).sort()).toEqual(['office', 'office', 'street'])
    const first = lines.filter(({ machine, taken }) => machine === 'office' && taken.length > 0)
    expect(first.map(({ taken }) => taken)).toEqual([
      ['office.arriving|always|0'],
      ['office.arriving|always|1'],
    ])
  })

  it('is whole in its own source text, because pages of the built site get nothing else', () => {
    const copy = runInThisContext(`(${createTracer.toString()})`) as typeof createTracer
    const lines: TraceLine[] = []
    const inspect = copy(['office'], (more) => lines.push(...more))
    createActor(officeMachine, { input: { open: false, seats: 0 }, inspect }).start()
    expect(lines.map(short)).toEqual([['xstate.init'], ['xstate.init', 'office.arriving|always|1']])
  })
})

describe('the guards that a step asked', () => {
  const stepsOf = (
    input: { open: boolean; seats: number },
    ...events: Array<{ type: 'ask'; count: number }>
  ) => {
    const { actor, lines } = open(input)
    actor.start()
    for (const event of events) actor.send(event)
    return lines
  }

  it('are those of a start: the one that passed', () => {
    expect(verdicts(stepsOf({ open: true, seats: 2 })[1])).toEqual(['office.arriving|always|0 true'])
  })

  it('are those of a start: the one that refused before another was taken', () => {
    expect(verdicts(stepsOf({ open: false, seats: 2 })[1])).toEqual(['office.arriving|always|0 false'])
  })

  it('are those of the innermost state first, and of its parent only when nothing inside moved', () => {
    const ask = { type: 'ask', count: 1 } as const
    expect(verdicts(stepsOf({ open: true, seats: 2 }, ask)[2])).toEqual([
      'office.selling.counter.free|ask|0 true',
      'office.selling.counter.sold|always|0 false',
    ])
    expect(verdicts(stepsOf({ open: true, seats: 2 }, { type: 'ask', count: 3 })[2])).toEqual([
      'office.selling.counter.free|ask|0 false',
    ])
  })

  it('are those of an eventless step, once it is taken', () => {
    const lines = stepsOf({ open: true, seats: 1 }, { type: 'ask', count: 1 })
    expect(verdicts(lines[2])).toEqual(['office.selling.counter.free|ask|0 true'])
    expect(verdicts(lines[3])).toEqual(['office.selling.counter.sold|always|0 true'])
  })

  it('stop at the candidate that was taken', () => {
    const chart = chartOf(
      setup({ guards: { a: () => true, b: () => true } }).createMachine({
        id: 'fork',
        on: { go: [{ guard: 'a' }, { guard: 'b' }] },
      }),
    )
    const line = { before: ['fork'], event: 'go', after: ['fork'], rests: true }
    expect(verdictsOf(chart, { ...line, taken: ['fork|go|0'] })).toEqual([
      { transition: 'fork|go|0', passed: true },
    ])
    expect(verdictsOf(chart, { ...line, taken: [] }).map(({ passed }) => passed)).toEqual([false, false])
  })

  it('leave out those of a parent whose child moved', () => {
    const chart = chartOf(
      setup({ guards: { a: () => true, b: () => true } }).createMachine({
        id: 'house',
        on: { ring: { guard: 'b' } },
        initial: 'room',
        states: { room: { on: { ring: { guard: 'a' } } } },
      }),
    )
    const nodes = ['house', 'house.room']
    const line = { before: nodes, event: 'ring', after: nodes, rests: true }
    expect(verdictsOf(chart, { ...line, taken: ['house.room|ring|0'] })).toEqual([
      { transition: 'house.room|ring|0', passed: true },
    ])
    expect(verdictsOf(chart, { ...line, taken: ['house|ring|0'] })).toEqual([
      { transition: 'house|ring|0', passed: true },
      { transition: 'house.room|ring|0', passed: false },
    ])
  })

  it('include those behind a wildcard, which are asked after those of the event’s own name', () => {
    const chart = chartOf(
      setup({ guards: { a: () => true, b: () => true, c: () => true } }).createMachine({
        id: 'net',
        on: {
          '*': { guard: 'c' },
          'page.*': { guard: 'b' },
          'page.hidden': { guard: 'a' },
          'pages.*': { guard: 'a' },
        },
      }),
    )
    const line = { before: ['net'], event: 'page.hidden', after: ['net'], rests: true }
    expect(verdictsOf(chart, { ...line, taken: ['net|*|0'] })).toEqual([
      { transition: 'net|page.hidden|0', passed: false },
      { transition: 'net|page.*|0', passed: false },
      { transition: 'net|*|0', passed: true },
    ])
  })
})

describe('the tally', () => {
  const counted = (...runs: ReadonlyArray<readonly TraceLine[]>) => {
    const counter = createLineCounter()
    for (const lines of runs) counter.add(lines)
    return tally({ office }, counter.lines()).office
  }
  const run = (input: { open: boolean; seats: number }, ...counts: number[]) => {
    const { actor, lines } = open(input)
    actor.start()
    for (const count of counts) actor.send({ type: 'ask', count })
    return lines
  }

  it('has every leaf, every transition and every guard, also where nothing ran', () => {
    const empty = counted()
    expect(Object.keys(empty.states)).toEqual([
      'office.arriving',
      'office.selling.counter.free',
      'office.selling.counter.sold',
      'office.selling.counter.empty',
      'office.selling.window.lit',
      'office.selling.window.dark',
      'office.shut',
    ])
    expect(Object.keys(empty.transitions)).toEqual(office.edges.map(({ id }) => id))
    expect(Object.keys(empty.passed)).toEqual(Object.keys(empty.refused))
    expect(Object.keys(empty.passed)).toEqual([
      'office.arriving|always|0',
      'office.selling.counter.free|ask|0',
      'office.selling.counter.sold|ask|0',
      'office.selling.counter.sold|always|0',
    ])
    for (const times of Object.values(empty)) expect(new Set(Object.values(times))).toEqual(new Set([0]))
  })

  it('counts states when they are entered, not for as long as they last', () => {
    const { states } = counted(run({ open: true, seats: 9 }, 1, 10, 10), run({ open: false, seats: 9 }))
    expect(states).toMatchObject({
      'office.arriving': 2,
      'office.selling.counter.free': 1,
      'office.selling.counter.sold': 1,
      'office.selling.window.lit': 1,
      'office.shut': 1,
      'office.selling.counter.empty': 0,
    })
  })

  it('counts a guard on each side', () => {
    const { passed, refused, transitions } = counted(
      run({ open: true, seats: 2 }, 3, 1, 1),
      run({ open: false, seats: 2 }),
    )
    expect(passed).toEqual({
      'office.arriving|always|0': 1,
      'office.selling.counter.free|ask|0': 1,
      'office.selling.counter.sold|ask|0': 1,
      'office.selling.counter.sold|always|0': 1,
    })
    expect(refused).toEqual({
      'office.arriving|always|0': 1,
      'office.selling.counter.free|ask|0': 1,
      'office.selling.counter.sold|ask|0': 0,
      'office.selling.counter.sold|always|0': 1,
    })
    expect(transitions['office.selling|ask|0']).toBe(1)
  })

  it('takes no notice of what the machine of today does not have', () => {
    const line = {
      machine: 'office',
      before: [],
      event: 'go',
      taken: ['office.gone|go|0'],
      after: ['office.gone'],
    }
    expect(tally({ office }, [{ ...line, rests: true, times: 3 }]).office).toEqual(counted())
    expect(tally({ office }, [{ ...line, machine: 'bureau', rests: true, times: 3 }]).office).toEqual(
      counted(),
    )
  })
})

describe('the join and its threshold', () => {
  const scan = chartOf(scanMachine)
  const walk = () => {
    const counter = createLineCounter()
    const { machine, events } = models.scan
    for (const { input, steps, start } of walksOf('scan')) {
      counter.add(begin(machine, input).lines)
      for (const [index, { event }] of steps.entries())
        counter.add(take(machine, input, steps[index - 1]?.state ?? start, event).lines)
      // Both sides of each guard: every event in every state that a walk comes through.
      for (const { state } of steps)
        if (state.status === 'active')
          for (const event of events) counter.add(take(machine, input, state, event).lines)
    }
    return counter.lines()
  }
  const walked = walk()
  const recorded = (lines: Recording['lines']): Recording => ({
    at: '2026-01-01T00:00:00Z',
    sources: 's',
    lines,
  })
  const nothing = { stories: null, unit: null, flows: null, e2e: null }
  const join = (recordings: Partial<Record<'stories' | 'unit' | 'flows' | 'e2e', Recording>>) =>
    joinRecordings({ scan }, { ...nothing, ...recordings }, '2026-01-02T00:00:00Z')

  it('has nothing to object to when walks went through everything', () => {
    expect(shortfallsOf(join({ unit: recorded(walked) }))).toEqual([])
  })

  it('adds up what different suites went through', () => {
    const half = walked.length / 2
    const report = join({ stories: recorded(walked.slice(0, half)), flows: recorded(walked.slice(half)) })
    expect(shortfallsOf(report)).toEqual([])
    expect(shortfallsOf(join({ stories: recorded(walked.slice(0, half)) }))).not.toEqual([])
    const steps = walked.reduce((sum, { times }) => sum + times, 0)
    expect((report.suites.stories?.steps ?? 0) + (report.suites.flows?.steps ?? 0)).toBe(steps)
    expect(report.suites.e2e).toBeNull()
  })

  it.each(scan.edges.map(({ id }) => id))('is red without the lines that take %s', (transition) => {
    const lines = walked.filter(({ taken }) => !taken.includes(transition))
    expect(shortfallsOf(join({ unit: recorded(lines) }))).toContainEqual({
      machine: 'scan',
      aspect: 'transitions',
      id: transition,
    })
  })

  it('does not let end-to-end tests replace a story or a walk', () => {
    expect(shortfallsOf(join({ e2e: recorded(walked) })).length).toBeGreaterThan(scan.edges.length)
  })
})
