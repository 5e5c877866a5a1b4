import { expect, it } from 'vitest'

import { budgetLines, budgets, overBudget } from '../../../scripts/lib/proof/budgets.mjs'

const unit = (id: string, reason: string | null) => ({
  ...{ id, suite: 'server', file: id, machine: null },
  long: reason === null ? null : { minutes: 1, reason },
})
const units = [unit('cheap', null), unit('long', 'it kills.'), unit('grown', null)]

it('a file above the budget of its suite is listed, and refused where it does not say why it is long', () => {
  const server = budgets['server'] ?? 0
  const found = overBudget('server', units, { cheap: server, long: server * 9, grown: server + 1 })
  expect(found.map(({ file, isRefused }) => [file, isRefused])).toEqual([
    ['long', false],
    ['grown', true],
  ])
  expect(budgetLines('server', found)).toEqual([
    '· long: 135.0 s of 15 (it kills.)',
    '✗ grown: 16.0 s of 15 and does not say why: begin it with // Deep, N min: …',
  ])
})

it('a file that draws more rounds in a deep run has four times its budget there', () => {
  const server = budgets['server'] ?? 0
  const drawing = [{ ...unit('drawing', null), grows: true }]
  const files = (seconds: number, isDeep: boolean) =>
    overBudget('server', drawing, { drawing: seconds }, isDeep).map(({ file }) => file)
  expect(files(server * 4, true)).toEqual([])
  expect(files(server * 4 + 1, true)).toEqual(['drawing'])
  expect(files(server + 1, false)).toEqual(['drawing'])
})

it('a suite without a budget lists nothing', () => {
  expect(overBudget('flows', units, { cheap: 9999 })).toEqual([])
})
