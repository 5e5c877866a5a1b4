import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

import { Remedy } from './say.mjs'

/** Folder of the kept charts, relative to the project. */
export const chartsFolder = 'workbench/atlas/charts'

/** Folders of the charts in a revision: charts kept before the move are part of the history. */
const paths = [`./${chartsFolder}/`, './.storybook/statechart/charts/']

/** Charts of the working tree, by machine. */
export const chartsNow = (project) => {
  const folder = join(project, chartsFolder)
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    readdirSync(folder)
      .filter(isChart)
      .sort()
      .map((file) => [machineOf(file), parse(file, readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Charts as they were kept at a revision, by machine. */
export const chartsAt = (project, hash) =>
  Object.fromEntries(
    Object.entries(blobsAt(project, hash)).map(([machine, blob]) => [machine, chartOfBlob(project, blob)]),
  )

/** Which content each machine's file had at a revision, by machine. */
export const blobsAt = (project, hash) => {
  // In a subfolder of a repository git names paths from the repository's root, unless asked otherwise.
  const rows = must(project, ['ls-tree', '-r', hash, '--', ...paths])
  return Object.fromEntries(
    lines(rows).flatMap((row) => {
      const [, , blob, path] = row.split(/[ \t]/)
      return isChart(path) ? [[machineOf(path), blob]] : []
    }),
  )
}

export const chartOfBlob = (project, blob) => parse(blob, must(project, ['cat-file', 'blob', blob]))

/**
 * `text`: a revision of git, a date (`2026-11-20`: the start of that day), `yesterday`, `last week`, `3 days ago`.
 * @returns `{ hash, date, subject, tooEarly }`, the date in ISO; `tooEarly`: no chart was kept then, so that the first
 * revision that kept one is in
 * @throws {Remedy} when there is no such revision, or no history at all
 */
export const resolveRevision = (project, text, now = new Date()) => {
  demandHistory(project)
  const named = git(project, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`])
  if (named.status === 0) return { ...revision(project, named.stdout.trim()), tooEarly: false }
  const moment = momentOf(text, now)
  if (moment === null) {
    throw new Remedy(
      `There is no revision or date "${text}".`,
      'Give a commit, branch or tag that `git log --oneline` shows, a date such as 2026-11-20, "yesterday", "last week" or "3 days ago".',
    )
  }
  const stood = must(project, ['rev-list', '-1', `--before=${moment}`, 'HEAD', '--', ...paths]).trim()
  if (stood !== '') return { ...revision(project, stood), tooEarly: false }
  const oldest = chartRevisions(project).at(-1)
  if (oldest === undefined)
    throw new Remedy('No chart has been committed yet.', 'Commit the folder of charts, then compare with it.')
  return { ...oldest, tooEarly: true }
}

/** @returns 'complete', 'shallow' (older revisions were not fetched) or 'none' */
export const historyState = (project) => {
  if (git(project, ['rev-parse', '--verify', '--quiet', 'HEAD']).status !== 0) return 'none'
  return isShallow(project) ? 'shallow' : 'complete'
}

/** The last revisions that changed a kept chart, newest first, as `{ hash, date, subject }`; all without `most`. */
export const chartRevisions = (project, most = -1) =>
  lines(must(project, ['log', `--max-count=${most}`, `--format=${format}`, '--', ...paths])).map(
    parseRevision,
  )

/** Changes whenever the revisions that `chartRevisions` knows do; '' without git. */
export const historyMark = (project) =>
  git(project, ['log', '-1', '--format=%H', '--', ...paths]).stdout?.trim() ?? ''

const format = '%H%x09%cI%x09%s'

const parseRevision = (line) => {
  const [hash = '', date = '', ...subject] = line.split('\t')
  return { hash, date, subject: subject.join(' ') }
}

const revision = (project, hash) =>
  parseRevision(must(project, ['log', '-1', `--format=${format}`, hash]).trim())

const demandHistory = (project) => {
  const { error, status } = git(project, ['rev-parse', '--verify', '--quiet', 'HEAD'])
  if (error !== undefined)
    throw new Remedy('git could not be started.', 'Install git, then run the command again.')
  if (status !== 0)
    throw new Remedy(
      `${project} has no git history to compare with.`,
      'Run the command in a clone of the repository (`git clone …`), not in an unpacked archive.',
    )
}

const isShallow = (project) => must(project, ['rev-parse', '--is-shallow-repository']).trim() === 'true'

/** Point in time that git reads from a text, or null. Git itself takes any word for a date, and means now. */
const momentOf = (text, now) => {
  const word = text.trim().toLowerCase()
  if (word === 'yesterday') return startOfDay(now, 1)
  if (word === 'last week') return startOfDay(now, 7)
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return `${word} 00:00:00`
  if (/^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(:\d\d)?(z|[+-]\d\d:?\d\d)?$/.test(word)) return word
  if (/^\d+[ .](minute|hour|day|week|month|year)s?[ .]ago$/.test(word)) return word
  return null
}

/** Here, not in Greenwich. */
const startOfDay = (now, daysAgo) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString()

const git = (project, args) =>
  spawnSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

const must = (project, args) => {
  const { status, stdout, stderr, error } = git(project, args)
  if (status === 0) return stdout
  throw error ?? new Error(`git ${args[0]}: ${stderr.trim()}`)
}

const lines = (text) => text.split('\n').filter((line) => line !== '')

const isChart = (path) => path.endsWith('.chart.json')
const machineOf = (path) => basename(path, '.chart.json')

const parse = (name, text) => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The chart ${name} is not JSON`, { cause: error })
  }
}
