import { and, eq } from 'drizzle-orm'

import type {
  addFormTemplate,
  hideFormField,
  orderFormFields,
  removeFormField,
  saveFormField,
} from '../../../src/contract/conferenceForm.ts'
import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { brokenConditions, formLimits, type FieldOption } from '../../../src/contract/formFields.ts'
import { questionsOf } from '../../../src/contract/formTemplates.ts'
import { lockConference } from '../../db/lockConference.ts'
import { formFields } from '../../db/schema/formFields.ts'
import type { Tx } from '../../db/types.ts'
import { isReordered } from '../../shared/isReordered.ts'
import { Refused } from '../../shared/refused.ts'
import type { Scope } from '../types.ts'
import { answerCounts, fieldOf, fieldRows, type FieldRow } from './readForm.ts'
import { writeFields } from './writeFields.ts'

type Saved = HandlerInput<typeof saveFormField>

/** Makes a question at the end of the form, or changes one. */
export const saveField = async (tx: Tx, wish: Saved): Promise<{ id: number; isChanged: boolean }> => {
  await lockConference(tx, wish.conference_id)
  if (wish.id === 0) {
    const made = await madeBefore(tx, wish.conference_id, wish.key)
    if (made !== null) {
      if (!isSaid(made, wish)) throw new Refused('keyReused', { field: 'key' })
      return { id: made.id, isChanged: false }
    }
    return { id: await addField(tx, wish), isChanged: true }
  }
  const row = await fieldIn(tx, wish)
  // A retry after a lost answer.
  if (isSaid(row, wish)) return { id: row.id, isChanged: false }
  if (row.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  await refuseLoss(tx, row, wish)
  const { options, made } = keyed(wish.options, row)
  await tx
    .update(formFields)
    .set({ ...valuesOf(wish), options, optionsMade: made, version: row.version + 1 })
    .where(eq(formFields.id, row.id))
  await refuseBroken(tx, wish.conference_id, row.id)
  return { id: row.id, isChanged: true }
}

/** Asks a question no more, or again. */
export const hideField = async ({ tx, now }: Scope, wish: HandlerInput<typeof hideFormField>) => {
  await lockConference(tx, wish.conference_id)
  const row = await fieldIn(tx, wish)
  if ((row.hiddenAt !== null) === (wish.hidden === 1)) return false
  if (row.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  await tx
    .update(formFields)
    .set({ hiddenAt: wish.hidden === 1 ? now() : null, version: row.version + 1 })
    .where(eq(formFields.id, row.id))
  return true
}

/** Deletes a question without answers that no other question depends on. */
export const removeField = async (tx: Tx, wish: HandlerInput<typeof removeFormField>) => {
  await lockConference(tx, wish.conference_id)
  const row = await fieldIn(tx, wish)
  if (row.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  // The row is locked: no answer arrives during the count.
  if ((await answerCounts(tx, row.conferenceId, [row]))(row.id).all > 0)
    throw new Refused('formFieldAnswered', { field: 'id' })
  const [dependent] = await tx
    .select({ id: formFields.id })
    .from(formFields)
    .where(eq(formFields.showIfField, row.id))
    .limit(1)
  if (dependent !== undefined) throw new Refused('formFieldNeeded', { field: 'id' })
  await tx.delete(formFields).where(eq(formFields.id, row.id))
}

/** Refused if another user added, removed or moved a question since the form was read. */
export const orderFields = async (
  tx: Tx,
  { conference_id, seen, ids }: HandlerInput<typeof orderFormFields>,
): Promise<boolean> => {
  await lockConference(tx, conference_id)
  const now = (await fieldRows(tx, conference_id)).map(({ id }) => id)
  if (!isReordered(now, { seen, ids })) return false
  for (const [position, id] of ids.entries())
    await tx.update(formFields).set({ position }).where(eq(formFields.id, id))
  if (brokenConditions((await fieldRows(tx, conference_id)).map(fieldOf)).length > 0)
    throw new Refused('formConditionWrong', { field: 'ids' })
  return true
}

/** Adds the questions of a template at the end of the form. */
export const addTemplate = async (
  { tx, now }: Scope,
  wish: HandlerInput<typeof addFormTemplate>,
): Promise<boolean> => {
  await lockConference(tx, wish.conference_id)
  const plan = questionsOf[wish.template]
  const made = await madeBefore(tx, wish.conference_id, wish.key)
  if (made !== null) {
    if (made.engName !== plan[0]?.eng_name) throw new Refused('keyReused', { field: 'key' })
    return false
  }
  const rows = await fieldRows(tx, wish.conference_id)
  refuseTooMany(rows.length + plan.length)
  await writeFields(tx, wish.conference_id, plan, {
    ...{ from: nextPosition(rows), key: wish.key, at: now() },
  })
  return true
}

const madeBefore = async (tx: Tx, conferenceId: number, key: string): Promise<FieldRow | null> => {
  const [made] = await tx
    .select()
    .from(formFields)
    .where(and(eq(formFields.conferenceId, conferenceId), eq(formFields.creationKey, key)))
  return made ?? null
}

/** Locked, so that no answer arrives: a registration takes a share lock on the questions. */
const fieldIn = async (tx: Tx, { id, conference_id }: { id: number; conference_id: number }) => {
  const [row] = await tx
    .select()
    .from(formFields)
    .where(and(eq(formFields.id, id), eq(formFields.conferenceId, conference_id)))
    .for('update')
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  return row
}

const addField = async (tx: Tx, wish: Saved): Promise<number> => {
  const rows = await fieldRows(tx, wish.conference_id)
  refuseTooMany(rows.length + 1)
  if (wish.condition_field !== 0 && !rows.some(({ id }) => id === wish.condition_field))
    throw new Refused('formConditionWrong', { field: 'condition_field' })
  const { options, made } = keyed(wish.options, null)
  const [row] = await tx
    .insert(formFields)
    .values({
      ...valuesOf(wish),
      ...{ conferenceId: wish.conference_id, options, optionsMade: made },
      ...{ position: nextPosition(rows), creationKey: wish.key },
    })
    .returning({ id: formFields.id })
  if (row === undefined) throw new Error('the question was not written')
  await refuseBroken(tx, wish.conference_id, row.id)
  return row.id
}

const nextPosition = (rows: readonly FieldRow[]) => (rows.at(-1)?.position ?? -1) + 1

const refuseTooMany = (number: number) => {
  if (number > formLimits.fields) throw new Refused('formFieldsTooMany', { count: formLimits.fields })
}

/** Refuses changes that make answers unreadable: another kind, or the removal of an option that someone has chosen. */
const refuseLoss = async (tx: Tx, row: FieldRow, wish: Saved) => {
  const count = (await answerCounts(tx, row.conferenceId, [row]))(row.id)
  if (wish.kind !== row.kind && count.all > 0) throw new Refused('formKindFixed', { field: 'kind' })
  const kept = new Set(wish.options.map(({ key }) => key))
  if (row.options.some(({ key }) => !kept.has(key) && count.of(key) > 0))
    throw new Refused('formOptionAnswered', { field: 'options' })
  // A row of another conference or without one does not count: both are refused.
  if (wish.condition_field === 0 || wish.condition_field === row.showIfField) return
  const rows = await fieldRows(tx, row.conferenceId)
  if (wish.condition_field === row.id || !rows.some(({ id }) => id === wish.condition_field))
    throw new Refused('formConditionWrong', { field: 'condition_field' })
}

const refuseBroken = async (tx: Tx, conferenceId: number, id: number) => {
  const broken = brokenConditions((await fieldRows(tx, conferenceId)).map(fieldOf))
  if (broken.includes(id)) throw new Refused('formConditionWrong', { field: 'condition_field' })
  if (broken.length > 0) throw new Refused('formFieldNeeded', { field: 'options' })
}

const valuesOf = (wish: Saved) => ({
  ...{ kind: wish.kind, name: wish.name, engName: wish.eng_name, help: wish.help, engHelp: wish.eng_help },
  isRequired: wish.is_required === 1,
  showIfField: wish.condition_field === 0 ? null : wish.condition_field,
  showIfValues: wish.condition_field === 0 ? [] : wish.condition_values,
})

/** New options get keys that no option of this question has had. */
const keyed = (options: readonly FieldOption[], row: FieldRow | null) => {
  let made = row?.optionsMade ?? 0
  const known = new Set(row?.options.map(({ key }) => key))
  const taken = new Set<string>()
  const all = options.map((option): FieldOption => {
    if (option.key !== '' && (!known.has(option.key) || taken.has(option.key)))
      throw new Refused('invalid', { field: 'options' })
    taken.add(option.key)
    if (option.key !== '') return option
    made += 1
    return { ...option, key: `o${made}` }
  })
  return { options: all, made }
}

/** Whether it says already what is wished; new options have no keys yet. */
const isSaid = (row: FieldRow, wish: Saved): boolean => {
  const values = valuesOf(wish)
  const plain = ({ name, eng_name, is_hidden }: FieldOption) => JSON.stringify([name, eng_name, is_hidden])
  return (
    (Object.keys(values) as Array<keyof typeof values>).every(
      (name) => JSON.stringify(row[name]) === JSON.stringify(values[name]),
    ) &&
    row.options.length === wish.options.length &&
    row.options.every((option, place) => {
      const wished = wish.options[place]
      return (
        wished !== undefined &&
        plain(option) === plain(wished) &&
        (wished.key === '' || wished.key === option.key)
      )
    })
  )
}
