import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { layoutOf } from '../../../workbench/core/chart/layoutOf.ts'
import { baselineOf } from '../../../workbench/core/diff/baselineOf.ts'
import { chartsOf } from '../../../workbench/core/diff/chartsOf.ts'
import { chartsFolder } from '../../../scripts/lib/keptCharts.mjs'
import { readChartHistory } from '../../../scripts/vite/readChartHistory.ts'
import { sketchChart } from '../../../workbench/core/diff/sketchChart.ts'

const shut = sketchChart('door', { shut: { initial: true } })
const open = sketchChart('door', { shut: { initial: true }, open: {} })

describe('the history that a build carries', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chart-history-'))
    mkdirSync(join(folder, chartsFolder), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  const keep = (chart: object, name = 'door') =>
    writeFileSync(join(folder, chartsFolder, `${name}.chart.json`), JSON.stringify(chart))
  const commit = (subject: string) => {
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', subject)
  }

  it('has the revisions that changed a chart, newest first, and each version once', async () => {
    git('init', '-q')
    keep(shut)
    commit('A door')
    writeFileSync(join(folder, 'note.txt'), 'not a chart')
    commit('A note')
    keep(open)
    commit('It opens')
    keep(shut)
    commit('It is shut for good')
    const { extent, revisions, present, versions } = await readChartHistory(folder, layoutOf)
    expect(extent).toBe('complete')
    expect(revisions.map(({ subject }) => subject)).toEqual(['It is shut for good', 'It opens', 'A door'])
    expect(Object.values(versions).map(({ layout }) => Object.keys(layout.nodes).length)).toEqual([2, 3])
    expect(revisions.map(({ charts }) => chartsOf(charts, versions)['door'])).toEqual([shut, open, shut])
    expect(present).toEqual(revisions[0]?.charts)
  })

  it('shows what is not committed yet as the present', async () => {
    git('init', '-q')
    keep(shut)
    commit('A door')
    keep(open)
    const { revisions, present, versions } = await readChartHistory(folder, layoutOf)
    expect(chartsOf(present, versions)).toEqual({ door: open })
    expect(chartsOf(revisions[0]?.charts ?? {}, versions)).toEqual({ door: shut })
  })

  it('says that git is missing, and has the present nevertheless', async () => {
    keep(open)
    const { extent, revisions, present, versions } = await readChartHistory(folder, layoutOf)
    expect([extent, revisions]).toEqual(['none', []])
    expect(chartsOf(present, versions)).toEqual({ door: open })
  })

  it('says that it was read from a shallow clone', async () => {
    git('init', '-q')
    keep(shut)
    commit('A door')
    keep(open)
    commit('It opens')
    const clone = mkdtempSync(join(tmpdir(), 'chart-history-shallow-'))
    try {
      git('clone', '-q', '--depth', '1', `file://${folder}`, clone)
      const { extent, revisions } = await readChartHistory(clone, layoutOf)
      expect(extent).toBe('shallow')
      expect(revisions.map(({ subject }) => subject)).toEqual(['It opens'])
    } finally {
      rmSync(clone, { recursive: true, force: true })
    }
  })
})

describe('what the present is compared with', () => {
  const at = (hash: string, date: Date) => ({ hash, date: date.toISOString(), subject: hash, charts: {} })
  const now = new Date(2026, 10, 21, 9, 30)
  const revisions = [
    at('today', new Date(2026, 10, 21, 8, 0)),
    at('yesterday', new Date(2026, 10, 20, 0, 0)),
    at('evening', new Date(2026, 10, 19, 23, 59)),
    at('week', new Date(2026, 10, 13, 12, 0)),
  ]

  it.each([
    ['yesterday', 'evening', 'what was done yesterday and today is since yesterday'],
    ['week', 'week', 'the version that stood seven days ago'],
    ['today', 'today', 'a revision by its hash'],
    ['even', 'evening', 'a revision by the beginning of its hash'],
  ])('since %s: %s (%s)', (since, expected) => {
    const baseline = baselineOf({ revisions }, since, now)
    expect([baseline?.revision.hash, baseline?.tooEarly]).toEqual([expected, false])
  })

  it('is the oldest known version, and says so, where the history is younger', () => {
    const young = { revisions: revisions.slice(0, 2) }
    expect(baselineOf(young, 'week', now)).toEqual({ revision: revisions[1], tooEarly: true })
  })

  it('is nothing without a history, for an unknown hash and for none', () => {
    expect(baselineOf({ revisions: [] }, 'yesterday', now)).toBeNull()
    expect(baselineOf({ revisions }, 'nowhere', now)).toBeNull()
    expect(baselineOf({ revisions }, '', now)).toBeNull()
  })
})
