import type { FormField } from '../../../contract/conferenceForm.ts'
import { conditionValues } from '../../../contract/formFields.ts'
import type { MessageId } from '../../../i18n/locale.ts'
import type { Line, Ways } from '../../kit/changesOf.ts'
import { nameOf } from '../../kit/nameOf.ts'
import type { Typed } from '../../kit/typedOf.ts'

/** Requests of the organizer, each opening a dialog. */
export type FormWish =
  | { readonly kind: 'edit'; readonly field: FormField | null }
  | { readonly kind: 'hide' | 'remove'; readonly field: FormField }
  | { readonly kind: 'order' }

/** Initial values of the form; null: a new question. */
export const typedField = (field: FormField | null): Typed => ({
  kind: field?.kind ?? 'text',
  name: field?.name ?? '',
  eng_name: field?.eng_name ?? '',
  help: field?.help ?? '',
  eng_help: field?.eng_help ?? '',
  ...(field?.is_required === true ? { is_required: '1' } : {}),
  condition_field: field?.condition == null ? '' : String(field.condition.field),
  condition_values: field?.condition?.values.join(',') ?? '',
  ...Object.fromEntries(
    (field?.options ?? []).flatMap(({ key, name, eng_name, is_hidden }, place) => [
      [`options.${place}.key`, key],
      [`options.${place}.name`, name],
      [`options.${place}.eng_name`, eng_name],
      ...(is_hidden ? [[`options.${place}.hidden`, '1']] : []),
    ]),
  ),
})

/** The questions that this one can depend on: earlier ones with options. */
export const earlierThan = (fields: readonly FormField[], id: number | null): FormField[] => {
  const place = fields.findIndex((each) => each.id === id)
  return (place < 0 ? fields : fields.slice(0, place)).filter((each) => conditionValues(each) !== null)
}

/** Possible answers to it, with the names in one language. */
export const valuesToChoose = (field: FormField, { locale, say }: Pick<Ways, 'locale' | 'say'>) =>
  field.kind === 'yes_no'
    ? (['yes', 'no'] as const).map((key) => ({ key, label: say(`question.${key}`) }))
    : field.options.map(({ key, ...names }) => ({ key, label: nameOf(names, locale) }))

/** Its condition in words; empty: there is none. */
export const conditionText = (
  fields: readonly FormField[],
  { condition }: FormField,
  ways: Pick<Ways, 'locale' | 'say'>,
): string => {
  const on = fields.find(({ id }) => id === condition?.field)
  if (on === undefined || condition === null) return ''
  const chosen = valuesToChoose(on, ways).filter(({ key }) => condition.values.includes(key))
  return `${nameOf(on, ways.locale)} = ${chosen.map(({ label }) => label).join(' / ')}`
}

/** Content of a question, in words. */
export const linesOfField = (fields: readonly FormField[], field: FormField, ways: Ways): Line[] => {
  const line = (label: MessageId, text: string): Line => ({ label, text: text || '–' })
  return [
    line('form.field.kind', ways.say(`form.kind.${field.kind}`)),
    line('form.field.name', field.name),
    line('form.field.eng_name', field.eng_name),
    line('form.field.help', field.help),
    line('form.field.eng_help', field.eng_help),
    line('form.field.required', ways.say(`question.${field.is_required ? 'yes' : 'no'}`)),
    line('form.field.options', field.options.map(({ name, eng_name }) => `${name} / ${eng_name}`).join('; ')),
    line('form.field.condition', conditionText(fields, field, ways)),
  ]
}
