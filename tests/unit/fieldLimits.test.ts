import { readdirSync, readFileSync } from 'node:fs'

import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

import en from '../../src/i18n/en.json' with { type: 'json' }
import zh from '../../src/i18n/zh-CN.json' with { type: 'json' }
import { calls, type CallName } from '../../src/contract/calls.ts'
import { limitOf, mayBeEmpty, mostOf } from '../../src/contract/limits.ts'
import { isReason } from '../../src/contract/reasons.ts'
import { memberCommentForm } from '../../src/contract/comment.ts'
import { similarityText } from '../../src/contract/similarity.ts'
import { typedPaper } from '../../src/contract/paperTexts.ts'
import { messageOf } from '../../server/shared/sentences/messages.ts'

const table = (Object.keys(calls) as CallName[]).flatMap((name) =>
  Object.entries(calls[name].input.shape as Record<string, z.ZodMiniType>).map(
    ([field, schema]) => [`${name}.${field}`, schema] as const,
  ),
)

/** Faults of schemas for a text that no field takes. */
const tooMuch = table.flatMap(([place, schema]) => {
  const long = '长'.repeat(200_000)
  const issue = schema.safeParse(long).error?.issues[0]
  return issue !== undefined && isReason(issue.message) && /too|long/i.test(issue.message)
    ? [[place, issue.message, mostOf(issue)] as const]
    : []
})

const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

describe('a field says how much fits, with the number, in both languages', () => {
  it('most fields are texts with an end', () => {
    expect(tooMuch.length).toBeGreaterThan(150)
  })

  it.each(tooMuch)('%s', (_place, reason, most) => {
    expect(most).toBeGreaterThan(0)
    for (const language of ['zh', 'en'] as const)
      expect(messageOf(reason, language, null, most)).toMatch(
        new RegExp(`(?<!\\d)${grouped(Number(most))}(?!\\d)`),
      )
    for (const texts of [zh, en] as ReadonlyArray<Readonly<Record<string, string>>>) {
      const counted = texts[`error.${reason}.most`]
      expect(counted ?? texts[`error.${reason}`]).toMatch(
        counted === undefined
          ? new RegExp(`(?<!\\d)${grouped(Number(most))}(?!\\d)`)
          : /\{most, (?:number|plural)/,
      )
    }
  })
})

describe('a form knows of each of its fields how long it may be and whether it may stay empty', () => {
  it.each([
    ['abstract', 5000, true],
    ['authors.0.affiliation', 200, true],
    ['authors.3.email', 254, false],
    ['title', 300, true],
  ] as const)('of a paper: %s', (name, most, isOptional) => {
    expect(limitOf(typedPaper, name)).toEqual({ most, unit: 'units' })
    expect(mayBeEmpty(typedPaper, name)).toBe(isOptional)
  })

  it('a comment is counted in characters, as it is judged', () => {
    expect(limitOf(memberCommentForm, 'text')).toEqual({ most: 1000, unit: 'characters' })
    expect(memberCommentForm.safeParse({ text: '😀'.repeat(1000) }).success).toBe(true)
    expect(memberCommentForm.safeParse({ text: '😀'.repeat(1001) }).success).toBe(false)
  })

  it('a text to compare has to be there', () => {
    expect(limitOf(similarityText, 'text')).toEqual({ most: 5000, unit: 'units' })
    expect(mayBeEmpty(similarityText, 'text')).toBe(false)
    expect(limitOf(similarityText, 'nothing')).toBe(null)
    expect(mayBeEmpty(similarityText, 'nothing')).toBe(null)
  })
})

it('[VAL-05] every form that is judged by a schema begins with the summary of its faults', () => {
  const forms = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [name, readFileSync(`src/components/${name}`, 'utf8')] as const)
    .filter(([, source]) => source.includes('{...form.props}'))
  expect(forms.length).toBeGreaterThan(50)
  expect(
    forms.filter(([, source]) => !source.includes('<FaultSummary form={form} />')).map(([name]) => name),
  ).toEqual([])
})
