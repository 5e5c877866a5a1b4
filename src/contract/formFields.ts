import { inLanguage } from './inLanguage.ts'
import type { Reason } from './reasons.ts'
import { day } from './times.ts'

/**
 * Questions that an organizer adds to the registration form (CONF-03), and their answers. Page and server
 * validate a form by these functions alone. An answer is a text: of a choice the key of the option, of several choices their
 * keys joined by commas, `yes` or `no`, a day `2026-12-03`, a number as it is typed.
 */

export const fieldKinds = ['text', 'paragraphs', 'one', 'several', 'yes_no', 'day', 'number'] as const
export type FieldKind = (typeof fieldKinds)[number]

export const formLimits = {
  fields: 40,
  options: 50,
  name: 200,
  help: 500,
  option: 100,
  line: 200,
  text: 2000,
  /** Length of all answers of a registration as JSON, in UTF-16 units. */
  answers: 40_000,
} as const

/** Sets of questions that are added with one press (`formTemplates.ts`). */
export const formTemplates = ['attendance', 'arrival', 'sharing'] as const
export type FormTemplate = (typeof formTemplates)[number]

export const yesNo = ['yes', 'no'] as const

/** A question is shown only where the earlier question `field` has one of these answers. */
interface Condition {
  readonly field: number
  readonly values: readonly string[]
}

export interface FieldOption {
  /** Stays when the option is renamed or moved. */
  readonly key: string
  readonly name: string
  readonly eng_name: string
  /** It cannot be chosen any more; an answer that has it keeps it. */
  readonly is_hidden: boolean
}

/** Rules that decide which questions are shown and which answers are valid. */
export interface Rules {
  readonly id: number
  readonly kind: FieldKind
  readonly is_required: boolean
  readonly is_hidden: boolean
  readonly options: ReadonlyArray<Pick<FieldOption, 'key' | 'is_hidden'>>
  readonly condition: Condition | null
}

/** By the names of the questions, `q17`. */
export type Answers = Readonly<Record<string, string>>

/** The name of a question among answers and in a form. */
export const nameOfField = (id: number): string => `q${id}`

const prefix = 'answers.'
/** The name of its field in a form that has other fields, too: `answers.q17`. */
export const inputOfField = (id: number): string => prefix + nameOfField(id)

/** The answers among the values of a form's fields. */
export const answersIn = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  )

/** The same the other way round. */
export const answerTexts = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([name, text]) => [prefix + name, text]))

export const hasOptions = (kind: FieldKind): boolean => kind === 'one' || kind === 'several'

/** Values that a condition on a question of this kind may name; null: it takes no condition. */
export const conditionValues = ({
  kind,
  options,
}: Pick<Rules, 'kind' | 'options'>): readonly string[] | null =>
  kind === 'yes_no' ? yesNo : hasOptions(kind) ? options.map(({ key }) => key) : null

/** The keys that were chosen. */
export const chosenIn = (answer: string): string[] => (answer === '' ? [] : answer.split(','))

/** The questions shown after these answers, in their order. */
export const shownFields = <F extends Rules>(fields: readonly F[], answers: Answers): F[] => {
  const shown = new Map<number, F>()
  for (const field of fields) {
    const { condition } = field
    if (field.is_hidden) continue
    if (condition !== null) {
      const earlier = shown.get(condition.field)
      if (earlier === undefined) continue
      const chosen = chosenIn(answerTo(earlier, answers))
      if (!condition.values.some((value) => chosen.includes(value))) continue
    }
    shown.set(field.id, field)
  }
  return [...shown.values()]
}

/** The answers to the shown questions; the others are dropped. */
export const answersToShown = (fields: readonly Rules[], answers: Answers): Record<string, string> =>
  Object.fromEntries(
    shownFields(fields, answers).flatMap((field) => {
      const answer = answerTo(field, answers)
      return answer === '' ? [] : [[nameOfField(field.id), answer]]
    }),
  )

interface AnswerFault {
  /** Name of the question. */
  readonly name: string
  readonly reason: Reason
}

/** Faults of answers, in the order of the questions. `kept`: the saved answers, which may name options that are hidden by now. */
export const answerFaults = (fields: readonly Rules[], answers: Answers, kept: Answers = {}): AnswerFault[] =>
  shownFields(fields, answers).flatMap((field) => {
    const reason = faultOfAnswer(field, answers, kept)
    return reason === null ? [] : [{ name: nameOfField(field.id), reason }]
  })

const answerTo = ({ id }: Pick<Rules, 'id'>, answers: Answers): string => {
  const name = nameOfField(id)
  return Object.hasOwn(answers, name) ? (answers[name] ?? '').trim() : ''
}

const faultOfAnswer = (field: Rules, answers: Answers, kept: Answers): Reason | null => {
  const answer = answerTo(field, answers)
  if (answer === '') return field.is_required ? 'answerMissing' : null
  switch (field.kind) {
    case 'text':
      if (answer.length > formLimits.line) return 'tooLong'
      return /[\t\n\r\p{Zl}\p{Zp}]/u.test(answer) ? 'invalidCharacter' : null
    case 'paragraphs':
      return answer.length > formLimits.text ? 'tooLong' : null
    case 'number':
      return /^-?\d{1,9}(?:\.\d{1,4})?$/.test(answer) ? null : 'answerNoNumber'
    case 'day':
      return day().safeParse(answer).success ? null : 'answerNoDay'
    case 'yes_no':
      return answer === 'yes' || answer === 'no' ? null : 'answerUnknown'
    case 'one':
    case 'several': {
      const chosen = chosenIn(answer)
      const before = chosenIn(answerTo(field, kept))
      const isKnown = (key: string) =>
        field.options.some((option) => option.key === key && (!option.is_hidden || before.includes(key)))
      const isMany = field.kind === 'one' && chosen.length > 1
      return isMany || new Set(chosen).size < chosen.length || !chosen.every(isKnown) ? 'answerUnknown' : null
    }
  }
}

/**
 * The ids of questions with a condition that cannot hold: on a question that is not earlier in the same form, on one
 * without options, or on an option that it does not have.
 */
export const brokenConditions = (fields: readonly Rules[]): number[] =>
  fields.flatMap(({ id, condition }, place) => {
    if (condition === null) return []
    const on = fields.slice(0, place).find((each) => each.id === condition.field)
    const values = on === undefined ? null : conditionValues(on)
    const holds =
      values !== null &&
      condition.values.length > 0 &&
      condition.values.every((value) => values.includes(value))
    return holds ? [] : [id]
  })

/** A question in both languages. */
export interface FormText extends Rules {
  readonly name: string
  readonly eng_name: string
  readonly help: string
  readonly eng_help: string
  readonly options: readonly FieldOption[]
}

/** A question in the reader's language. */
export interface Question extends Rules {
  readonly label: string
  readonly help: string
  readonly options: ReadonlyArray<{
    readonly key: string
    readonly label: string
    readonly is_hidden: boolean
  }>
}

/** In one language, and in the other where a text is missing. */
export const questionIn = (field: FormText, language: 'zh' | 'en') => ({
  id: field.id,
  kind: field.kind,
  label: inLanguage(language, field.name, field.eng_name),
  help: inLanguage(language, field.help, field.eng_help),
  is_required: field.is_required,
  is_hidden: field.is_hidden,
  options: field.options.map(({ key, name, eng_name, is_hidden }) => ({
    ...{ key, label: inLanguage(language, name, eng_name), is_hidden },
  })),
  condition: field.condition && { field: field.condition.field, values: [...field.condition.values] },
})

/** Texts that exist in the other language only. */
export const missingTexts = ({
  options,
  ...field
}: FormText): Array<'name' | 'eng_name' | 'help' | 'eng_help' | 'options'> => {
  const lacks = ({ name, eng_name }: { name: string; eng_name: string }) =>
    (name === '') !== (eng_name === '')
  return [
    ...(lacks(field) ? [field.name === '' ? ('name' as const) : ('eng_name' as const)] : []),
    ...((field.help === '') !== (field.eng_help === '')
      ? [field.help === '' ? ('help' as const) : ('eng_help' as const)]
      : []),
    ...(options.some(lacks) ? (['options'] as const) : []),
  ]
}

/** An answer in words; `yes` and `no` come from the reader's catalogue. */
export const answerInWords = (
  { kind, options }: Pick<Question, 'kind' | 'options'>,
  answer: string,
  words: Readonly<Record<'yes' | 'no', string>>,
): string => {
  if (kind === 'yes_no') return answer === 'yes' ? words.yes : answer === 'no' ? words.no : answer
  if (!hasOptions(kind)) return answer
  return chosenIn(answer)
    .map((key) => options.find((option) => option.key === key)?.label ?? key)
    .join('; ')
}
