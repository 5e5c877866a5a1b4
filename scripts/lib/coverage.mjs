import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from './root.mjs'
import { loadTypeScript } from './loadTypeScript.mjs'
import { hashOf } from './stamp.mjs'

/** Suites that run machines. */
export const measuredSuites = ['stories', 'unit', 'flows', 'e2e']

/** The last joined report, relative to the project, and below which address the workshop serves it. */
export const reportFile = '.cache/coverage/report.json'
export const reportAddress = 'coverage/report.json'

/** Sources that are measured: the product and the stories that show it. */
export const sourcesHash = () => hashOf(['src', 'stories', 'mocks'])

/**
 * Environment that makes a run leave its recording. `piece`: `whole`, or the part of the suite that a slice runs, with the ids
 * of its `units`. Removes the former recording of the piece; a whole removes all pieces.
 * @param {string} suite @param {string} piece @param {readonly string[] | null} units null: all
 */
export const recordingOf = (suite, piece = 'whole', units = null) => {
  if (!measuredSuites.includes(suite)) return {}
  const folder = folderOf(suite)
  rmSync(piece === 'whole' ? folder : join(folder, `${piece}.json`), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (piece !== 'whole') writeFileSync(join(folder, `${piece}.units.txt`), (units ?? []).join('\n'))
  return { COVERAGE_FILE: join(folder, `${piece}.json`), COVERAGE_SOURCES: sourcesHash() }
}

/** True if recordings of the present sources cover all of these units. @param {readonly string[]} ids */
export const isRecorded = (suite, ids) => {
  const sources = sourcesHash()
  const pieces = piecesOf(suite).filter(({ recording }) => recording.sources === sources)
  if (pieces.some(({ piece }) => piece === 'whole')) return true
  const seen = new Set(pieces.flatMap(({ units }) => units))
  return ids.length > 0 && ids.every((id) => seen.has(id))
}

/**
 * Joins what the suites left, keeps the report, and puts it into the built workshop. Faults are sentences: by suite that
 * did not measure the present sources, and by machine of which stories and walks miss something.
 */
export const joinCoverage = async () => {
  const sources = sourcesHash()
  const { createLineCounter } = await loadTypeScript('workbench/core/coverage/createLineCounter.ts')
  const { measure } = await loadTypeScript('workbench/atlas/registry/measure.ts')
  const recordings = Object.fromEntries(
    measuredSuites.map((suite) => [suite, joined(piecesOf(suite), sources, createLineCounter)]),
  )
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

const folderOf = (suite) => join(root, '.cache/coverage', suite)

/** Recordings of a suite, one per piece. */
const piecesOf = (suite) => {
  const folder = folderOf(suite)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const pieces = files.map((file) => {
    const piece = file.slice(0, -'.json'.length)
    const units = join(folder, `${piece}.units.txt`)
    return {
      piece,
      recording: JSON.parse(readFileSync(join(folder, file), 'utf8')),
      units: existsSync(units) ? readFileSync(units, 'utf8').split('\n') : [],
    }
  })
  // A failed browser run leaves the lists of its workers, which were not joined.
  return pieces.filter(({ recording }) => !Array.isArray(recording))
}

/** Merges the recordings of these sources. Without any, returns one of other sources, or null. */
const joined = (pieces, sources, createLineCounter) => {
  const present = pieces.filter(({ recording }) => recording.sources === sources)
  if (present.length === 0) return pieces[0]?.recording ?? null
  const counter = createLineCounter()
  for (const { recording } of present) counter.add(recording.lines)
  const at = present
    .map(({ recording }) => recording.at)
    .sort()
    .at(-1)
  return { at, sources, lines: counter.lines() }
}

const keep = (report) => {
  mkdirSync(join(root, dirname(reportFile)), { recursive: true })
  writeFileSync(join(root, reportFile), JSON.stringify(report))
  const workshop = join(root, 'storybook-static')
  if (!existsSync(workshop)) return
  mkdirSync(join(workshop, dirname(reportAddress)), { recursive: true })
  copyFileSync(join(root, reportFile), join(workshop, reportAddress))
}
