// Deep, 8 min: every bench runs once in small sizes, so that none stops working unseen.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'

/** Every module of scripts/bench. Those that drive pages, or build stories, take longest. */
const benches = [
  'assignment',
  'backup',
  'broadcast',
  'bytes',
  'cdn',
  'chat',
  'copies',
  'early',
  'imports',
  'lighthouse',
  'orders',
  'papers',
  'people',
  'poll',
  'purchases',
  'restart',
  'routes',
  'search',
  'selection',
  'sfu',
  'similarity',
  'stories',
]

test('the table has every bench', () => {
  const modules = readdirSync('scripts/bench').filter((name) => name.endsWith('.mjs'))
  expect(modules.toSorted()).toEqual(benches.map((name) => `${name}.mjs`))
  const page = readFileSync('docs/performance.md', 'utf8')
  for (const name of benches) expect(page).toContain(`<!-- ${name} -->`)
})

test.describe('each bench works in small sizes', () => {
  // One after the other: together they would only wait for each other.
  test.describe.configure({ mode: 'default', timeout: 300_000 })
  for (const name of benches)
    test(`npm run bench ${name} prints a figure in each of its rows`, async () => {
      const child = spawn(process.execPath, ['scripts/bench.mjs', name, '--brief'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        // One that hangs is ended, and what it said is in the failure.
        timeout: 280_000,
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (said += text))
      const [code] = (await once(child, 'close')) as [number | null]
      expect(code, said.slice(-3000)).toBe(0)
      expect(said).toContain(`load while ${name}:`)
    })
})
