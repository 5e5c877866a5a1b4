import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

import { largestInteger } from '../../../src/contract/numbers.ts'
import { commands, frameLimit, hello } from '../../../src/contract/room/wire.ts'

/** The schema of each field that a client may send, by its path. */
const leavesOf = (schema: unknown, path: string): Array<[path: string, leaf: z.ZodMiniType]> => {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod
  if (def['shape'] !== undefined)
    return Object.entries(def['shape'] as object).flatMap(([name, each]) => leavesOf(each, `${path}.${name}`))
  if (def['innerType'] !== undefined) return leavesOf(def['innerType'], path)
  if (def['element'] !== undefined) return leavesOf(def['element'], `${path}[]`)
  return [[path, schema as z.ZodMiniType]]
}

const typeOf = (leaf: z.ZodMiniType): string => leaf._zod.def.type

describe('the frames of a room’s socket', () => {
  const leaves = [
    ...Object.entries(commands).flatMap(([name, { d }]) => leavesOf(d, name)),
    ...leavesOf(hello, 'hello'),
  ]

  it('[LIVE-09] every field is a number, a text, a choice or a switch', () => {
    expect(new Set(leaves.map(([, leaf]) => typeOf(leaf)))).toEqual(
      new Set(['boolean', 'number', 'string', 'literal']),
    )
  })

  it('no number of a frame can leave what a column of the database holds', () => {
    const numbers = leaves.filter(([, leaf]) => typeOf(leaf) === 'number')
    expect(numbers.length).toBeGreaterThan(10)
    for (const [path, leaf] of numbers)
      for (const bad of [largestInteger + 1, -1, -largestInteger - 2, 2 ** 53, 1e300, 0.5])
        expect(leaf.safeParse(bad).success, `${path} = ${bad}`).toBe(false)
  })

  it('no text of a frame can hold a control character, half a surrogate pair, or as much as a whole frame', () => {
    const texts = leaves.filter(([, leaf]) => typeOf(leaf) === 'string')
    expect(texts.length).toBeGreaterThan(10)
    for (const [path, leaf] of texts)
      for (const bad of [
        'abcd\u0000efgh',
        'u_1\u0000',
        'abcd\u0007efgh',
        'abcd\uD800efgh',
        'x'.repeat(frameLimit),
      ])
        expect(leaf.safeParse(bad).success, `${path} = ${JSON.stringify(bad.slice(0, 20))}`).toBe(false)
  })
})
