import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { differencesIn, keepCharts } from '../../../workbench/atlas/registry/keptCharts.ts'
import { machines } from '../../../src/machines/registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'charts-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the kept charts', () => {
  it('are those of the machines as they are now', () => {
    const differences = differencesIn('workbench/atlas/charts')
    expect(differences, 'run `npm run atlas:charts` and commit what it writes').toEqual([])
  })

  it('are written once, one file for each machine', () => {
    expect(keepCharts(folder).every(({ kind }) => kind === 'missing')).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(machines)
        .map((id) => `${id}.chart.json`)
        .sort(),
    )
    expect(keepCharts(folder)).toEqual([])
  })

  it('are outdated when one letter differs, missing without their file, and orphaned without their machine', () => {
    writeFileSync(join(folder, 'scan.chart.json'), '{}\n')
    rmSync(join(folder, 'terms.chart.json'))
    writeFileSync(join(folder, 'gone.chart.json'), '{}\n')
    const expected = [
      { file: 'scan.chart.json', kind: 'outdated' },
      { file: 'terms.chart.json', kind: 'missing' },
      { file: 'gone.chart.json', kind: 'orphaned' },
    ]
    expect(differencesIn(folder)).toEqual(expected)
    expect(keepCharts(folder)).toEqual(expected)
    expect(differencesIn(folder)).toEqual([])
  })
})
