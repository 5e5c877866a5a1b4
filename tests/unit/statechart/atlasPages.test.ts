import { readFile } from 'node:fs/promises'

import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, it } from 'vitest'

import { chartOf } from '../../../workbench/core/chart/chartOf.ts'
import { registry } from '../../../workbench/registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { bareHref, cellHref, storyHref } from '../../../workbench/atlas/pages/addresses.ts'
import { causesOf } from '../../../workbench/atlas/pages/causesOf.ts'
import { machinePage, partsOf, wholesOf } from '../../../workbench/atlas/pages/kin.ts'
import { cellsOf } from '../../../workbench/atlas/pages/matrixCells.ts'

const ids = Object.keys(registry) as MachineId[]

describe('pages of machines', () => {
  it('exist for each registered machine, in the order of the registry, under the address that links use', async () => {
    const fileName = 'stories/atlas/Machines.stories.tsx'
    const csf = loadCsf(await readFile(fileName, 'utf8'), { fileName, makeTitle: (title) => title }).parse()
    expect(csf.stories.map(({ id }) => id)).toEqual(ids.map(machinePage))
  })

  it('name the machines that a machine runs, and those that run it', () => {
    expect(partsOf('bindPhone')).toEqual(['credentialLogin', 'sendCode'])
    expect(wholesOf('sendCode')).toEqual([
      'scanApproval',
      'quickLogin',
      'bindPhone',
      'contactChange',
      'passwordReset',
    ])
    expect(wholesOf('login')).toEqual([])
  })
})

describe('causes', () => {
  it.each(ids)('of every transition of %s are named, each with where it counts', (id) => {
    const entry = registry[id]
    const chart = chartOf(entry.machine)
    const rows = causesOf(entry, chart)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    expect(rows.filter(({ from }) => from.length === 0)).toEqual([])
    expect([...new Set(rows.flatMap(({ guards }) => guards))].sort()).toEqual(
      Object.keys(entry.guards).sort(),
    )
    const named = new Set([
      ...Object.keys(entry.events),
      ...Object.keys(entry.actors),
      ...Object.keys(entry.delays),
    ])
    expect(rows.filter(({ name }) => name !== 'always' && !named.has(name))).toEqual([])
    expect([...named].filter((name) => !rows.some((row) => row.name === name))).toEqual([])
  })

  it('tell users, browsers, servers and clocks apart', () => {
    const rows = causesOf(registry.sendCode, chartOf(registry.sendCode.machine))
    expect(rows.map(({ name, by, from, guards }) => [name, by, from, guards])).toEqual([
      ['countdown.recalled', 'browser', ['sendCode.idle'], []],
      ['code.send', 'visitor', ['sendCode.idle'], ['isValidTarget']],
      ['sendCode', 'server', ['sendCode.sending'], []],
      ['recallCountdown', 'browser', ['sendCode'], []],
      ['resend', 'clock', ['sendCode.counting'], []],
    ])
  })
})

describe('addresses', () => {
  const view = { locale: 'en', theme: 'dark' } as const

  it('keep language and theme', () => {
    expect(storyHref('flows-scan--expired', view)).toBe(
      './?path=/story/flows-scan--expired&globals=locale:en;theme:dark',
    )
    expect(bareHref('flows-scan--expired', view)).toBe(
      'iframe.html?id=flows-scan--expired&viewMode=story&globals=locale:en;theme:dark',
    )
  })

  it('carry arguments, and spare a cell the check for accessibility', () => {
    expect(storyHref('a--b', view, { story: 'c--d', width: '360' })).toBe(
      './?path=/story/a--b&args=story:c--d;width:360&globals=locale:en;theme:dark',
    )
    expect(cellHref('a--b', view)).toMatch(/;theme:dark;a11y\.manual:!true$/)
  })
})

describe('cells of the matrix', () => {
  it('are every language, theme and width, each once', () => {
    const cells = cellsOf({ locale: 'all', theme: 'all', width: 'all' }).map((cell) =>
      Object.values(cell).join(' '),
    )
    expect(new Set(cells).size).toBe(12)
  })

  it('are what is left of them by each choice', () => {
    expect(cellsOf({ locale: 'en', theme: 'dark', width: '360' })).toEqual([
      { locale: 'en', theme: 'dark', width: 360 },
    ])
    expect(cellsOf({ locale: 'all', theme: 'light', width: 'all' })).toHaveLength(6)
    expect(cellsOf({ locale: 'zh-CN', theme: 'all', width: '1440' })).toHaveLength(2)
  })
})
