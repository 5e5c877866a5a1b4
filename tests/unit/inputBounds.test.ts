import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

import { calls, type CallName } from '../../src/contract/calls.ts'
import { isReason } from '../../src/contract/reasons.ts'

/** Files as data addresses: as large as the body may be, and checked sign by sign where they are decoded. */
const files = new Set([
  'upload.content',
  'submitVoucher.content',
  'submitStudentProof.content',
  'uploadInvoice.content',
  'uploadPaperFile.content',
  'uploadPresentation.content',
  'checkSheet.content',
  'uploadPeopleImport.content',
  'uploadTemplatePack.content',
  'uploadContentPicture.content',
  'appendUpload.content',
])

const names = Object.keys(calls) as CallName[]
const fieldsOf = (name: CallName): Array<[string, z.ZodMiniType]> => Object.entries(calls[name].input.shape)

const poison = ['\u0000', '\u0001', '\u001B', '\u007F', '\u0085', '\u009F', '\uD800'].map(
  (sign) => `1${sign}1`,
)
const numbers = [
  '-1',
  '0',
  '2147483648',
  '9007199254740992',
  '9007199254740993',
  '1e21',
  '1e308',
  '1e309',
  'NaN',
]
const huge = ['a'.repeat(100_000), '1'.repeat(100_000), ','.repeat(100_000)]
const days = ['0000-01-01', '0001-01-01', '9999-12-31', '+010000-01-01', '-000001-01-01']
const times = days.map((day) => `${day}T00:00:00Z`)

/** Everything in what a field came to: lists have parts. */
const parts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

describe('every field of every call is bounded by its base type', () => {
  const table = names.flatMap((name) =>
    fieldsOf(name).map(([field, schema]) => [`${name}.${field}`, schema] as const),
  )

  it('there are fields', () => {
    expect(table.length).toBeGreaterThan(120)
  })

  it.each(table)('%s: nothing that a column cannot hold, and no text without end', (place, schema) => {
    for (const value of [...poison, ...numbers, ...huge]) {
      const { success, data, error } = schema.safeParse(value)
      if (!success) {
        const [issue] = error.issues
        // Literals say nothing of their own: the server says `invalid`.
        expect([place, issue?.code === 'invalid_value' || isReason(issue?.message)]).toEqual([place, true])
        continue
      }
      for (const part of parts(data)) {
        if (typeof part === 'number') {
          expect([place, value, Number.isInteger(part) && part >= 0 && part <= 2_147_483_647]).toEqual([
            place,
            value,
            true,
          ])
        } else if (!files.has(place)) {
          expect([place, /[\p{Cc}\p{Cs}]/u.test(String(part)), String(part).length <= 10_000]).toEqual([
            place,
            false,
            true,
          ])
        }
      }
    }
  })

  it.each(table)('%s: no day and no instant that the database does not know', (_place, schema) => {
    const takes = (value: string) => schema.safeParse(value).success
    // A text of any kind that is long enough is no time.
    const isTime =
      !takes('a') && !takes('quietharbour') && (takes('2026-11-22') || takes('2026-11-22T08:00:00Z'))
    expect([...days, ...times].filter((value) => isTime && takes(value))).toEqual([])
  })

  it('days and instants are found by what they take', () => {
    const found = table.filter(
      ([, schema]) =>
        !schema.safeParse('a').success &&
        (schema.safeParse('2026-11-22').success || schema.safeParse('2026-11-22T08:00:00Z').success),
    )
    expect(found.map(([place]) => place)).toEqual(
      expect.arrayContaining([
        'listConferences.from',
        'listConferences.to',
        'saveVideoPosition.at',
        'scanTicket.scanned_at',
      ]),
    )
  })
})
