import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { chartsFolder } from '../../../scripts/lib/keptCharts.mjs'
import { sketchChart } from '../../../workbench/core/diff/sketchChart.ts'

// Each run of the command starts a Node of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** A repository of its own: a door that is kept twice, with two days between. */
const folder = mkdtempSync(join(tmpdir(), 'atlas-diff-'))
const script = join(import.meta.dirname, '../../../scripts/atlas-diff.mjs')

const oldDoor = sketchChart('door', { closed: { initial: true }, open: {}, jammed: {} }, [
  { from: 'closed', on: 'push', to: 'open', guard: 'isUnlocked' },
  { from: 'closed', on: 'kick', to: 'jammed' },
  { from: 'open', on: 'pull', to: 'closed' },
])
const newDoor = sketchChart('door', { closed: { initial: true }, open: {}, sealed: { kind: 'final' } }, [
  { from: 'closed', on: 'push', to: 'sealed', guard: 'isUnlocked' },
  { from: 'open', on: 'pull', to: 'closed', guard: 'hasHandle' },
  { from: 'open', on: 'xstate.after.draught.door.open', to: 'closed' },
])

const git = (args: readonly string[], date = '2026-11-10T12:00:00+08:00') => {
  const result = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
    },
  })
  if (result.status !== 0) throw new Error(result.stderr)
  return result.stdout.trim()
}
const keep = (name: string, chart: object) =>
  writeFileSync(join(folder, chartsFolder, `${name}.chart.json`), JSON.stringify(chart, null, 2))
const commit = (subject: string, date: string) => {
  git(['add', '.'], date)
  git(['-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', subject], date)
}
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--in', folder, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'zh_CN.UTF-8', LC_ALL: '', LC_MESSAGES: '', TZ: 'Asia/Shanghai' },
  })
  return { status, stdout, stderr }
}

beforeAll(() => {
  mkdirSync(join(folder, chartsFolder), { recursive: true })
  git(['init', '-q', '-b', 'main'])
  keep('door', oldDoor)
  keep('gate', sketchChart('gate', { shut: { initial: true } }))
  commit('The first door', '2026-11-10T12:00:00+08:00')
  keep('door', newDoor)
  keep('lift', sketchChart('lift', { resting: { initial: true }, moving: {} }))
  commit('A lift', '2026-11-12T12:00:00+08:00')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names what was added, removed, re-targeted and given another guard, and leaves out what is the same', () => {
  const { status, stdout } = run('HEAD~1', '--lang', 'en')
  expect(status).toBe(0)
  expect(stdout.replace(/\(\w{7} /, '('))
    .toBe(`Charts that changed since Nov 10, 2026, 12:00 PM (The first door)

2 flows have changed.

~ door: states +1 −1, transitions +1 −1 ~2
    jammed
      − State removed
    sealed
      + State added
          final
    closed
      − kick → jammed
      ~ push → sealed
          Goes elsewhere: open → sealed
    open
      ~ pull → closed
          Condition: no condition → hasHandle
      + after draught → closed

+ lift: New flow, 2 states

→ dist/atlas/diff.html
`)
})

it('writes a page that shows both charts, marked, and needs nothing else', () => {
  const html = readFileSync(join(folder, 'dist/atlas/diff.html'), 'utf8')
  expect(html).toContain('aria-label="Chart of door, before"')
  expect(html).toContain('aria-label="Chart of door, now"')
  expect(html).toMatch(/data-mark="removed"/)
  expect(html).toMatch(/data-mark="added"/)
  expect(html.match(/(?:src|href)="|url\(|@import|<script/g)).toBeNull()
})

it('speaks the language of the system, and takes a date for the revision that stood then', () => {
  const { stdout } = run('2026-11-11')
  expect(stdout).toContain('2026年11月10日 12:00 以来的状态图变化')
  expect(stdout).toContain('改道：open → sealed')
  expect(stdout).toContain('条件：无条件 → hasHandle')
})

it('gives every difference as JSON, also of what is not committed yet', () => {
  keep('gate', sketchChart('gate', { shut: { initial: true }, ajar: {} }))
  const { stdout } = run('yesterday', '--json')
  git(['checkout', '-q', '--', '.'])
  const { since, changes } = JSON.parse(stdout) as {
    since: { subject: string }
    changes: Array<{ change: string; machine: string; diff: { states: Array<{ change: string }> } }>
  }
  expect(since.subject).toBe('A lift')
  expect(changes.map(({ machine, diff }) => [machine, diff.states.map(({ change }) => change)])).toEqual([
    ['gate', ['added']],
  ])
})

it('compares with the first version that was kept, and says so, where a date is earlier than that', () => {
  const { status, stdout } = run('2026-11-01', '--lang', 'en')
  expect(status).toBe(0)
  expect(stdout).toContain('Charts have been kept since Nov 10, 2026, 12:00 PM only')
  expect(stdout).toContain('2 flows have changed.')
})

it('says that nothing has changed', () => {
  expect(run('HEAD').stdout).toContain('所有流程的状态图都没有变化。')
})

it.each([
  ['an unknown revision', ['nowhere'], 'There is no revision or date "nowhere".', 'git log --oneline'],
  ['no revision', [], 'What shall the charts be compared with?', 'npm run atlas:diff <revision or date>'],
  ['a date without quotes', ['last', 'week'], 'is more than one revision', '"last week"'],
  ['an unknown language', ['HEAD', '--lang', 'fr'], 'There is no language "fr".', '--lang zh'],
  ['an option as a revision', ['--upload-pack=x'], "Unknown option '--upload-pack'", '--json'],
])('says what to do about %s', (_, args, fault, remedy) => {
  const { status, stderr } = run(...args)
  expect(status).toBe(1)
  expect(stderr).toContain(fault)
  expect(stderr).toContain(remedy)
})

it('says what to do about a folder without a history', () => {
  const bare = mkdtempSync(join(tmpdir(), 'atlas-diff-bare-'))
  try {
    const { status, stderr } = spawnSync(process.execPath, [script, '--in', bare, 'HEAD'], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('has no git history to compare with')
    expect(stderr).toContain('git clone')
  } finally {
    rmSync(bare, { recursive: true, force: true })
  }
})
