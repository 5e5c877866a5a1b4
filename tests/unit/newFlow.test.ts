import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { describe, expect, it } from 'vitest'

import { flowFiles, kinds } from '../../scripts/lib/flowTemplates.mjs'
import { format } from '../../scripts/lib/format.mjs'
import { areas, machineLists, nextRank } from '../../scripts/lib/machineLists.mjs'
import { registry } from '../../workbench/registry.ts'

describe('a new flow', () => {
  it.each([
    ['load', 6],
    ['command', 5],
  ] as const)(
    'of the kind %s is %i files, each beside those of its kind that are there already',
    (kind, count) => {
      const paths = flowFiles('videoRating', 'content', 9, kind).map(({ path }) => path)
      expect(paths).toHaveLength(count)
      const inboxes = paths.map((path) =>
        path.replaceAll('videoRating', 'inbox').replace('VideoRating', 'Inbox'),
      )
      expect(inboxes.filter((path) => !existsSync(path))).toEqual([])
      expect(paths.filter((path) => existsSync(path))).toEqual([])
    },
  )

  it.each(kinds)('of the kind %s imports only files that are there or that it brings', (kind) => {
    const files = flowFiles('videoRating', 'content', 9, kind)
    const own = new Set(files.map(({ path }) => path))
    const imported = files.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(path), to)),
    )
    expect(imported.length).toBeGreaterThan(10)
    expect(imported.filter((path) => !own.has(path) && !existsSync(path))).toEqual([])
  })

  it.each(kinds)('of the kind %s is formatted and names no other flow', async (kind) => {
    for (const { path, text } of flowFiles('videoRating', 'content', 9, kind)) {
      expect(await format(path, text), path).toMatch(/[vV]ideoRating/)
      expect(text, path).not.toMatch(/inbox/i)
    }
  })

  it.each(areas)('comes after the last machine of the area %s', (area) => {
    const ranks = Object.values(registry).flatMap((entry) => (entry.area === area ? [entry.rank] : []))
    expect(nextRank(area)).toBe(Math.max(...ranks) + 1)
    expect(new Set(ranks).size).toBe(ranks.length)
  })
})

describe('the lists of machines', () => {
  it('hold each machine in the order in which a reader meets them, and are up to date', () => {
    for (const { path, text } of machineLists()) expect(readFileSync(path, 'utf8'), path).toBe(text)
    const [{ text }] = machineLists()
    const ids = [...text.matchAll(/^ {2}(\w+): \w+Machine,$/gm)].map(([, id]) => id)
    expect(ids).toEqual(Object.keys(registry))
    const places = Object.values(registry).map(({ area }) => areas.indexOf(area))
    expect(places).toEqual(places.toSorted((left, right) => left - right))
  })
})
