import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'

import { chartOf } from '../../workbench/core/chart/chartOf.ts'
import { verdictsOf } from '../../workbench/core/coverage/verdictsOf.ts'
import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { models } from '../../workbench/registry.ts'
import { begin, isHandled, lenderOf, placesOf, take } from '../../workbench/core/walk.ts'

type Guard = (...asked: unknown[]) => boolean

describe.each(Object.keys(machines) as MachineId[])('%s', (id) => {
  const model = models[id]
  const chart = chartOf(model.machine)
  const asked: string[] = []
  const guards = model.machine.implementations.guards as Record<string, Guard>
  const listening: AnyStateMachine = model.machine.provide({
    guards: Object.fromEntries(
      Object.entries(guards).map(([name, guard]) => [
        name,
        (...args: unknown[]) => {
          const passed = guard(...args)
          asked.push(`${name} ${passed}`)
          return passed
        },
      ]),
    ),
  } as never)
  const nameOf = new Map(chart.edges.map(({ id: edge, guard }) => [edge, guard]))

  let heard = 0

  it('says of each step which guards it asked exactly as the guards themselves say it', () => {
    for (const input of model.inputs) {
      asked.length = 0
      expectAgreement(begin(listening, input).lines)
    }
    for (const { input, state } of placesOf(model)) {
      if (state.status !== 'active') continue
      for (const event of model.events) {
        // An error without a listener ends the machine by design; it is never delivered.
        if (event.type.startsWith('xstate.') && !isHandled(state, event)) continue
        // Rebuilt without its children, to whom it may have to pass something on.
        const rebuilt = Object.assign(listening.resolveState(state as never), { children: state.children })
        // The lender begins at the start, where guards are asked, too.
        lenderOf(listening, input)
        asked.length = 0
        const { lines } = take(listening, input, rebuilt, event)
        expectAgreement(lines)
      }
    }
    expect(heard > 0).toBe(chart.edges.some(({ guard }) => guard !== null))
  })

  const expectAgreement = (lines: ReturnType<typeof take>['lines']) => {
    const traced = lines.flatMap((line) =>
      verdictsOf(chart, line).flatMap(({ transition, passed }) =>
        partsOf(nameOf.get(transition) ?? '', passed),
      ),
    )
    heard += asked.length
    const [said, happened] = [traced, asked].map((verdicts) => verdicts.toSorted())
    // A hundred thousand steps are compared, and `expect` takes longer than a step: it has the word when two differ.
    if (said?.join() !== happened?.join()) expect(said).toEqual(happened)
  }

  /** Guards joined by `and` are evaluated one after the other, up to the first that fails. */
  const partsOf = (guard: string, passed: boolean) => {
    // The chart tells one guard with two parameters apart; here each is asked by its name.
    const parts = guard.replaceAll(/\([^()]*\)/g, '').split(' and ')
    if (passed) return parts.map((part) => `${part} true`)
    const failing = parts.findIndex((part) => asked.includes(`${part} false`))
    return [
      ...parts.slice(0, Math.max(failing, 0)).map((part) => `${part} true`),
      `${parts[failing] ?? parts.join(' and ')} false`,
    ]
  }
})
