import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './root.mjs'
import { loadTypeScript } from './loadTypeScript.mjs'
import { hashOf } from './stamp.mjs'

/** Suites that run machines. */
export const measuredSuites = ['stories', 'unit', 'flows', 'e2e']

/** The last joined report, relative to the project, and below which address the workshop serves it. */
export const reportFile = '.cache/coverage/report.json'
export const reportAddress = 'coverage/report.json'

/** What is measured: the product and the stories that show it. */
export const sourcesHash = () => hashOf(['src', 'stories', 'mocks'])

/** The environment that lets a whole suite leave its recording; what it left before is gone. */
export const recordingOf = (suite) => {
  if (!measuredSuites.includes(suite)) return {}
  rmSync(fileOf(suite), { force: true })
  return { COVERAGE_FILE: fileOf(suite), COVERAGE_SOURCES: sourcesHash() }
}

/**
 * Joins what the suites left, keeps the report, and puts it into the built workshop. Faults are sentences: by suite that
 * did not measure the present sources, and by machine of which stories and walks miss something.
 */
export const joinCoverage = async () => {
  const sources = sourcesHash()
  const recordings = Object.fromEntries(measuredSuites.map((suite) => [suite, read(fileOf(suite))]))
  const { measure } = await loadTypeScript('workbench/atlas/registry/measure.ts')
  const { report, shortfalls } = measure(recordings, new Date().toISOString())
  keep(report)
  const faults = {}
  for (const suite of measuredSuites) {
    const recording = recordings[suite]
    if (recording === null) faults[suite] = ['has left no recording; npm test runs it']
    else if (recording.sources !== sources)
      faults[suite] = ['has measured other sources than the present ones; npm test runs it anew']
  }
  for (const { machine, aspect, id } of shortfalls)
    (faults[machine] ??= []).push(`no story and no walk ${says[aspect]} ${id}`)
  return { report, faults, judged: measuredSuites.length + Object.keys(report.machines).length }
}

/** One line for each fault. */
export const sentencesOf = (faults) =>
  Object.entries(faults).flatMap(([where, sentences]) => sentences.map((says) => `✗ ${where}: ${says}`))

/** Lines of a table: reached by stories and walks together, and by end-to-end tests. */
export const tableOf = ({ suites, machines }) => {
  const rows = Object.entries(machines).map(([machine, coverage]) => [
    machine,
    ...Object.values(coverage).flatMap((rows) => {
      const counts = Object.values(rows)
      const proved = counts.filter(({ stories, unit, flows }) => stories + unit + flows > 0)
      const byEach = measuredSuites.map((suite) => counts.filter((count) => count[suite] > 0).length)
      return [`${proved.length}/${counts.length}`, byEach.join(' ')]
    }),
  ])
  const head = [
    'machine',
    'states',
    'each',
    'transitions',
    'each',
    'guards true',
    'each',
    'guards false',
    'each',
  ]
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const steps = measuredSuites.map((suite) => `${suite} ${suites[suite]?.steps ?? '–'}`).join(', ')
  return [
    ...all.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    ),
    `each: ${measuredSuites.join(' ')}; steps: ${steps}`,
  ]
}

const says = {
  states: 'enters',
  transitions: 'takes',
  passed: 'sees the guard pass of',
  refused: 'sees the guard refuse of',
}

const fileOf = (suite) => join(root, `.cache/coverage/${suite}.json`)

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const keep = (report) => {
  mkdirSync(join(root, dirname(reportFile)), { recursive: true })
  writeFileSync(join(root, reportFile), JSON.stringify(report))
  const workshop = join(root, 'storybook-static')
  if (!existsSync(workshop)) return
  mkdirSync(join(workshop, dirname(reportAddress)), { recursive: true })
  copyFileSync(join(root, reportFile), join(workshop, reportAddress))
}
