import { expect, it } from 'vitest'

import { chosenEngines, engineInTurn, takeTurns } from '../../scripts/lib/engines.mjs'

const firefox = { firefox: { firefox: '/usr/bin/firefox' } }
const webkit = {
  webkit: { driver: '/usr/bin/driver', browser: '/usr/lib/browser', screen: '/usr/bin/screen' },
}
const both = { ...webkit, ...firefox }
const commits = [...'0123456789abcdef'].map((digit) => `${digit}ba2d621`)

it('the first digit of the commit decides whose turn it is, and each engine has half of them', () => {
  const turns = commits.map((commit) => engineInTurn(commit, both))
  expect(turns.filter((engine) => engine === 'firefox')).toHaveLength(8)
  expect(turns.filter((engine) => engine === 'webkit')).toHaveLength(8)
  expect([engineInTurn('2ba2d621', both), engineInTurn('f6c2f500', both)]).toEqual(['firefox', 'webkit'])
})

it('an engine that is alone has every turn, and without one no turn', () => {
  expect(new Set(commits.map((commit) => engineInTurn(commit, webkit)))).toEqual(new Set(['webkit']))
  expect(new Set(commits.map((commit) => engineInTurn(commit, firefox)))).toEqual(new Set(['firefox']))
  expect(engineInTurn('2ba2d621', {})).toBeNull()
})

it('a plain run opens the one in turn and says so; a deep one, and one outside of git, opens all', () => {
  expect(takeTurns(both, { deep: false, commit: 'f6c2f5000000' })).toEqual({
    env: { ENGINES: 'webkit' },
    says: 'in turn at f6c2f50000: webkit; --deep opens all',
  })
  for (const options of [
    { deep: true, commit: 'f6c2f5000000' },
    { deep: false, commit: null },
  ])
    expect(takeTurns(both, options)).toEqual({ env: {}, says: 'in turn: webkit and firefox' })
})

it('the configuration opens what ENGINES names, all without it, and refuses what is not there', () => {
  expect(chosenEngines(both, 'firefox')).toEqual(['firefox'])
  expect(chosenEngines(both, 'firefox,webkit')).toEqual(['webkit', 'firefox'])
  expect(() => chosenEngines(firefox, 'webkit')).toThrow('ENGINES names webkit; found: firefox')
})
