import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  answerFaults,
  answersIn,
  answersToShown,
  answerTexts,
  brokenConditions,
  chosenIn,
  fieldKinds,
  nameOfField,
  shownFields,
  type Rules,
} from '../../src/contract/formFields.ts'
import { questionsOf } from '../../src/contract/formTemplates.ts'

const field = (id: number, more: Partial<Rules> = {}): Rules => ({
  ...{ id, kind: 'text', is_required: false, is_hidden: false, options: [], condition: null },
  ...more,
})
const options = (...keys: string[]) => keys.map((key) => ({ key, is_hidden: false }))
const diet = field(1, { kind: 'one', is_required: true, options: options('o1', 'o2') })
const other = field(2, { is_required: true, condition: { field: 1, values: ['o2'] } })

it('[CONF-03] a question with a condition is shown, required and kept only where its condition holds', () => {
  expect(shownFields([diet, other], {}).map(({ id }) => id)).toEqual([1])
  expect(answerFaults([diet, other], { q1: 'o1', q2: 'x' })).toEqual([])
  expect(answersToShown([diet, other], { q1: 'o1', q2: 'x' })).toEqual({ q1: 'o1' })
  expect(answerFaults([diet, other], { q1: 'o2', q2: ' ' })).toEqual([
    { name: 'q2', reason: 'answerMissing' },
  ])
  expect(answersToShown([diet, other], { q1: 'o2', q2: ' nuts ', q9: 'x' })).toEqual({ q1: 'o2', q2: 'nuts' })
  // A question that depends on a hidden one is not shown either.
  expect(shownFields([{ ...diet, is_hidden: true }, other], { q1: 'o2' })).toEqual([])
})

it.each([
  ['one', 'o1', null],
  ['one', 'o1,o2', 'answerUnknown'],
  ['one', 'o3', 'answerUnknown'],
  ['several', 'o2,o1', null],
  ['several', 'o1,o1', 'answerUnknown'],
  ['several', 'o1,', 'answerUnknown'],
  ['yes_no', 'yes', null],
  ['yes_no', 'maybe', 'answerUnknown'],
  ['day', '2026-12-03', null],
  ['day', '0000-01-01', 'answerNoDay'],
  ['day', '2026-02-30', 'answerNoDay'],
  ['number', '-2.5', null],
  ['number', '1e9', 'answerNoNumber'],
  ['text', 'a\nb', 'invalidCharacter'],
  ['text', 'a'.repeat(201), 'tooLong'],
  ['paragraphs', 'a\nb', null],
] as const)('[CONF-03] %s: “%s” is answered by %s', (kind, answer, reason) => {
  const [fault] = answerFaults([field(1, { kind, options: options('o1', 'o2') })], { q1: answer })
  expect(fault?.reason ?? null).toBe(reason)
})

it('[CONF-03] an option that is offered no more is kept by those who have it and chosen by no one else', () => {
  const gone = field(1, { kind: 'one', options: [{ key: 'o1', is_hidden: true }] })
  expect(answerFaults([gone], { q1: 'o1' })).toEqual([{ name: 'q1', reason: 'answerUnknown' }])
  expect(answerFaults([gone], { q1: 'o1' }, { q1: 'o1' })).toEqual([])
})

it('[CONF-03] conditions on later questions, on themselves, in circles, without options are broken', () => {
  const on = (id: number, ...values: string[]) => ({ condition: { field: id, values } })
  const choice = (id: number, more: Partial<Rules> = {}) =>
    field(id, { kind: 'one', options: options('o1'), ...more })
  expect(brokenConditions([choice(1), field(2, on(1, 'o1'))])).toEqual([])
  expect(brokenConditions([choice(1, on(2, 'o1')), choice(2, on(1, 'o1'))])).toEqual([1])
  expect(brokenConditions([choice(1, on(1, 'o1'))])).toEqual([1])
  expect(brokenConditions([field(1), field(2, on(1, 'o1'))])).toEqual([2])
  expect(brokenConditions([choice(1), field(2, on(1, 'o2'))])).toEqual([2])
  expect(brokenConditions([choice(1), field(2, on(1))])).toEqual([2])
  expect(brokenConditions([choice(1), field(2, on(7, 'o1'))])).toEqual([2])
})

const form = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...fieldKinds),
      is_required: fc.boolean(),
      is_hidden: fc.boolean(),
      on: fc.nat(6),
      values: fc.subarray(['o1', 'o2', 'yes', 'no'], { minLength: 1 }),
    }),
    { maxLength: 7 },
  )
  .map((list) =>
    list.map(({ on, values, ...rest }, place) =>
      field(place + 1, {
        ...rest,
        options: rest.kind === 'one' || rest.kind === 'several' ? options('o1', 'o2') : [],
        condition: on > 0 && on <= place ? { field: on, values } : null,
      }),
    ),
  )
const given = fc.dictionary(
  fc.integer({ min: 1, max: 8 }).map(nameOfField),
  fc.constantFrom('', 'o1', 'o2', 'o1,o2', 'yes', 'no', '2026-12-03', '3', ' text '),
)

it('[CONF-03] what is kept is shown, accepted again as it is, and shows the same questions', () => {
  fc.assert(
    fc.property(form, given, (fields, answers) => {
      const kept = answersToShown(fields, answers)
      const shown = shownFields(fields, answers)
      expect(Object.keys(kept).every((name) => shown.some(({ id }) => nameOfField(id) === name))).toBe(true)
      expect(shownFields(fields, kept)).toEqual(shown)
      expect(answersToShown(fields, kept)).toEqual(kept)
      expect(answerFaults(fields, kept)).toEqual(answerFaults(fields, answers))
      for (const each of shown) {
        const { condition } = each
        if (condition === null) continue
        const chosen = chosenIn(kept[nameOfField(condition.field)] ?? '')
        expect(condition.values.some((value) => chosen.includes(value))).toBe(true)
      }
      expect(answersIn({ name: '林梅', ...answerTexts(kept) })).toEqual(kept)
    }),
  )
})

it('[CONF-03] every template is a form whose conditions hold, in both languages', () => {
  for (const plan of Object.values(questionsOf)) {
    expect(brokenConditions(plan.map((each, id) => ({ ...each, id, is_hidden: false })))).toEqual([])
    for (const { name, eng_name, help, eng_help, options: all } of plan) {
      expect([name, eng_name].every((text) => text !== '')).toBe(true)
      expect((help === '') === (eng_help === '')).toBe(true)
      expect(all.every((option) => option.name !== '' && option.eng_name !== '')).toBe(true)
    }
  }
})
