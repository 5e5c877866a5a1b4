import { expect, it } from 'vitest'

import { renamedCharts, renames } from '../../../scripts/atlas/renames.mjs'
import { chartOf } from '../../../workbench/core/chart/chartOf.ts'
import { machines } from '../../../src/machines/registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'

it('an older chart takes the names of today, in each place of a name, and nothing else changes', () => {
  const { operatorAct } = machines
  const today = chartOf(operatorAct)
  const before = JSON.parse(
    JSON.stringify(today)
      .replaceAll('sendCommand', 'sendAct')
      .replaceAll('command.send', 'act.send')
      .replaceAll('command.close', 'act.close')
      .replaceAll('keepWish', 'keepTexts'),
  ) as typeof today
  expect(before).not.toEqual(today)
  expect(renamedCharts({ operatorAct: before })).toEqual({ operatorAct: today })
  const moved = { ...before, edges: before.edges.map((edge) => ({ ...edge, targets: [] })) }
  expect(renamedCharts({ operatorAct: moved })).not.toEqual({ operatorAct: today })
})

it.each(Object.entries(renames))('the names of %s that the table leads to are in its chart', (id, table) => {
  const { nodes, edges } = chartOf(machines[id as MachineId])
  const known = {
    actors: nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
    events: edges.map(({ event }) => event),
    actions: [
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...edges.flatMap((edge) => edge.actions),
    ],
    guards: edges.map(({ guard }) => guard),
  }
  for (const [kind, names] of Object.entries(table)) {
    for (const [old, name] of Object.entries(names as Record<string, string>)) {
      expect(known[kind as keyof typeof known], `${id}: ${kind}`).toContain(name)
      expect(known[kind as keyof typeof known], `${id}: ${kind}`).not.toContain(old)
    }
  }
})
