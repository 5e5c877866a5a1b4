import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, key, positiveId, version } from './fields.ts'
import { fieldKinds, formLimits, formTemplates, hasOptions, type FieldKind } from './formFields.ts'
import { jsonField } from './jsonField.ts'
import { integerField } from './numbers.ts'
import { publications } from './ownConference.ts'
import type { Reason } from './reasons.ts'
import { teamParts, workOf } from './teamParts.ts'
import { exactText, plainLine, plainText } from './text.ts'

/** The questions of a registration form: organizers keep them, members answer them (CONF-03). */

const says = (reason: Reason) => reason

export const fieldTexts = {
  name: plainLine(formLimits.name),
  eng_name: plainLine(formLimits.name),
  help: plainText(formLimits.help),
  eng_help: plainText(formLimits.help),
}
export const optionTexts = { name: plainLine(formLimits.option), eng_name: plainLine(formLimits.option) }
const optionInput = z.object(
  {
    /** Empty: a new one. */
    key: exactText(12).check(z.regex(/^(?:o[1-9]\d{0,8})?$/, says('invalid'))),
    ...optionTexts,
    is_hidden: z.boolean(says('invalid')),
  },
  says('invalid'),
)
const optionList = z
  .array(optionInput, says('invalid'))
  .check(z.maxLength(formLimits.options, says('tooMany')))
type OptionInput = z.output<typeof optionInput>

interface FieldWords {
  readonly kind: FieldKind
  readonly name: string
  readonly eng_name: string
  readonly options: ReadonlyArray<Pick<OptionInput, 'name' | 'eng_name'>>
}
interface FieldFault {
  readonly path: readonly (string | number)[]
  readonly reason: Reason
}
/** Faults between parts of a question, beyond those of each part by itself. */
export const fieldFaults = ({ kind, name, eng_name, options }: FieldWords): FieldFault[] => [
  ...(name === '' && eng_name === '' ? [{ path: ['name'], reason: 'required' } as const] : []),
  ...(hasOptions(kind) && options.length === 0
    ? [{ path: ['options'], reason: 'formOptionsMissing' } as const]
    : []),
  ...(!hasOptions(kind) && options.length > 0 ? [{ path: ['options'], reason: 'invalid' } as const] : []),
  ...options.flatMap((option, place): FieldFault[] => {
    const isTwice = (field: 'name' | 'eng_name') =>
      option[field] !== '' && options.slice(0, place).some((each) => each[field] === option[field])
    if (option.name === '' && option.eng_name === '')
      return [{ path: ['options', place, 'name'], reason: 'required' }]
    if (isTwice('name')) return [{ path: ['options', place, 'name'], reason: 'formOptionTwice' }]
    return isTwice('eng_name') ? [{ path: ['options', place, 'eng_name'], reason: 'formOptionTwice' }] : []
  }),
]
const fits = z.check<FieldWords>(({ value, issues }) => {
  for (const { path, reason } of fieldFaults(value))
    issues.push({ code: 'custom', message: reason, path: [...path], input: value })
})

/** Answers that a condition names, joined by commas; empty: there is no condition. */
const values = z.pipe(
  exactText(700).check(
    z.regex(/^(?:(?:o[1-9]\d{0,8}|yes|no)(?:,(?:o[1-9]\d{0,8}|yes|no))*)?$/, says('invalid')),
  ),
  z.transform((text: string) => (text === '' ? [] : [...new Set(text.split(','))])),
)
/** 0: none, or a new one. */
const idOrNone = integerField()
const shapeOfField = {
  kind: z.literal(fieldKinds, says('invalid')),
  ...fieldTexts,
  is_required: flag,
  condition_field: idOrNone,
  condition_values: values,
}
type Texts = Readonly<Record<string, string>>

const formShape = z.object({ ...shapeOfField, options: optionList }).check(fits, ({ value, issues }) => {
  if (value.condition_field === 0 || value.condition_values.length > 0) return
  const path = ['condition_values']
  issues.push({ code: 'custom', message: says('formConditionEmpty'), path, input: value })
})

/** A question as its form has it, `options.0.name`; transformed to the request. Options of a kind without any are left out. */
export const formFieldForm = z.pipe(
  z.transform((texts: Texts) => {
    const { kind = 'text', condition_field: on = '', is_required = '' } = texts
    return {
      ...{ condition_values: '', ...texts },
      condition_field: on || '0',
      is_required: is_required || '0',
      options: hasOptions(kind as FieldKind) ? optionsIn(texts) : [],
    } as unknown as z.input<typeof formShape>
  }),
  formShape,
)

const optionsIn = (texts: Texts) => {
  const rows: Array<Record<string, string>> = []
  for (const [path, text] of Object.entries(texts)) {
    const [list, index = '', field = ''] = path.split('.')
    if (list === 'options' && field !== '') (rows[Number(index)] ??= {})[field] = text
  }
  return rows.map(({ hidden, ...row }) => ({ ...row, is_hidden: hidden === '1' }))
}

const condition = z.nullable(z.object({ field: z.int(), values: z.array(z.string()) }))
const fieldOption = z.object({
  key: z.string(),
  name: z.string(),
  eng_name: z.string(),
  is_hidden: z.boolean(),
  /** Registrations that have chosen it, also closed ones. */
  answers: z.int(),
})
const formField = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.literal(fieldKinds),
  name: z.string(),
  eng_name: z.string(),
  help: z.string(),
  eng_help: z.string(),
  is_required: z.boolean(),
  is_hidden: z.boolean(),
  options: z.array(fieldOption),
  condition,
  /** Registrations that have an answer, also closed ones. */
  answers: z.int(),
})
export type FormField = z.infer<typeof formField>

export const conferenceForm = z.object({
  conference_id: z.int(),
  /** In the language of the request. */
  conference: z.string(),
  publication: z.literal(publications),
  /** Roles of the reader in the team. */
  parts: z.array(z.literal(teamParts)),
  /** In display order; at most `formLimits.fields`. */
  fields: z.array(formField),
})
export type ConferenceForm = z.infer<typeof conferenceForm>

const ofConference = { conference: 'conference_id', parts: workOf.people } as const
const conference_id = positiveId
const order = z.pipe(
  exactText(500).check(z.regex(/^(?:[1-9]\d{0,9}(?:,[1-9]\d{0,9})*)?$/, says('invalid'))),
  z.transform((text: string) =>
    text === '' ? [] : text.split(',').map((digits) => positiveId.parse(digits)),
  ),
)

export const getConferenceForm = endpoint({
  summary:
    'The questions that a conference adds to its registration form, in both languages, with counts of answers',
  method: 'GET',
  path: '/apic/organizer/form/get',
  access: ofConference,
  input: z.object({ conference_id }),
  output: conferenceForm,
})

export const saveFormField = endpoint({
  summary:
    'Saves a question, or makes one at the end of the form. Refused with `versionConflict` where somebody saved it since, with `formKindFixed` and `formOptionAnswered` where answers would be lost',
  method: 'POST',
  path: '/apic/organizer/form/save',
  access: ofConference,
  // Fifty options in two languages; a Chinese character takes nine bytes.
  bodyLimit: 192 * 1024,
  input: z
    .object({
      conference_id,
      /** 0: a new one, for which `version` is 0 and `key` makes one only. */
      id: idOrNone,
      version,
      key,
      ...shapeOfField,
      options: jsonField(optionList, 20_000),
    })
    .check(fits),
  output: conferenceForm,
})

export const hideFormField = endpoint({
  summary: 'Asks a question no more, or asks it again; its answers stay',
  method: 'POST',
  path: '/apic/organizer/form/hide',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, version, hidden: flag }),
  output: conferenceForm,
})

export const removeFormField = endpoint({
  summary: 'Deletes a question that nobody has answered; another one is refused with `formFieldAnswered`',
  method: 'POST',
  path: '/apic/organizer/form/remove',
  access: ofConference,
  input: z.object({ conference_id, id: positiveId, version }),
  output: conferenceForm,
})

export const orderFormFields = endpoint({
  summary:
    'Puts the questions in order. Refused with `versionConflict` where they are not any more as they were seen, with `formConditionWrong` where one would come before the question that it depends on',
  method: 'POST',
  path: '/apic/organizer/form/order',
  access: ofConference,
  /** Ids in the order that was seen, and in the new one. */
  input: z.object({ conference_id, seen: order, ids: order }),
  output: conferenceForm,
})

export const addFormTemplate = endpoint({
  summary: 'Adds the questions of a template at the end of the form',
  method: 'POST',
  path: '/apic/organizer/form/template',
  access: ofConference,
  input: z.object({ conference_id, template: z.literal(formTemplates, says('invalid')), key }),
  output: conferenceForm,
})

const question = z.object({
  id: z.int(),
  kind: z.literal(fieldKinds),
  /** In the language of the request, as all texts here. */
  label: z.string(),
  help: z.string(),
  is_required: z.boolean(),
  is_hidden: z.boolean(),
  options: z.array(z.object({ key: z.string(), label: z.string(), is_hidden: z.boolean() })),
  condition,
})

/** Answers by the names of their questions, `q17`. The questions define the valid answers. */
export const answersField = jsonField(
  z.record(
    z.string().check(z.regex(/^q[1-9]\d{0,9}$/, says('invalid'))),
    plainText(formLimits.text),
    says('invalid'),
  ),
  formLimits.answers,
)
/** Body limit of a request with answers: a Chinese character takes nine bytes. */
export const answersBody = 512 * 1024

export const getRegistrationForm = endpoint({
  summary: 'The questions that a conference adds to its registration form',
  method: 'GET',
  path: '/apic/order/form',
  access: 'member',
  input: z.object({ conference_id }),
  output: z.object({ questions: z.array(question) }),
})

export const orderAnswers = z.object({
  order_id: z.int(),
  /** Current questions, and earlier ones with an answer (`is_hidden`). */
  questions: z.array(question),
  answers: z.record(z.string(), z.string()),
  /** Until the conference begins, unless the registration is closed. */
  can_change: z.boolean(),
})
export type OrderAnswers = z.infer<typeof orderAnswers>

export const getOrderAnswers = endpoint({
  summary: 'What was answered to the questions of the organizer when registering',
  method: 'GET',
  path: '/apic/order/answers',
  access: { row: 'order', by: 'order_id' },
  input: z.object({ order_id: positiveId }),
  output: orderAnswers,
})

export const saveOrderAnswers = endpoint({
  summary:
    'Changes the answers of a registration until the conference begins; answers to questions that are hidden by now stay',
  method: 'POST',
  path: '/apic/order/answers/save',
  access: { row: 'order', by: 'order_id' },
  bodyLimit: answersBody,
  input: z.object({ order_id: positiveId, answers: answersField }),
  output: orderAnswers,
})
