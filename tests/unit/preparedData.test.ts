import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { keptFolder } from '../../scripts/lib/preparedData.mjs'

const minute = 60_000
let folder = ''
let at = 0
let made = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'symposium-prepared-'))
  at = Date.parse('2026-11-21T10:00:00+08:00')
  made = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = (draft: string) => {
  made += 1
  writeFileSync(join(draft, 'db'), `made ${made}`)
  return Promise.resolve()
}
const kept = (hash: string, maker = make) => keptFolder({ folder, hash, make: maker, now: () => at })
const read = async (hash: string) => readFileSync(join(await kept(hash), 'db'), 'utf8')

it('what one build has filled serves its runs for half an hour, because its rows are dated by their moment', async () => {
  expect(await read('one')).toBe('made 1')
  at += 29 * minute
  expect(await read('one')).toBe('made 1')
  at += minute
  expect(await read('one')).toBe('made 2')
})

it('another build fills its own, and each goes on with its own', async () => {
  expect(await read('one')).toBe('made 1')
  expect(await read('other')).toBe('made 2')
  expect(await read('one')).toBe('made 1')
})

it('one that failed half-way is not taken for a filled one', async () => {
  const fails = (draft: string) => {
    writeFileSync(join(draft, 'db'), 'half')
    return Promise.reject(new Error('The server ended'))
  }
  await expect(kept('one', fails)).rejects.toThrow('The server ended')
  expect(await read('one')).toBe('made 1')
})

it('one that may still be copied stays for another half an hour', async () => {
  const first = await kept('one')
  at += 59 * minute
  await kept('one')
  expect(existsSync(first)).toBe(true)
  at += minute
  await kept('one')
  expect(existsSync(first)).toBe(false)
})
