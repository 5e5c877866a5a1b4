import { and, asc, eq, sql } from 'drizzle-orm'

import type { ConferenceForm } from '../../../src/contract/conferenceForm.ts'
import {
  chosenIn,
  hasOptions,
  nameOfField,
  questionIn,
  type FormText,
} from '../../../src/contract/formFields.ts'
import type { TeamPart } from '../../../src/contract/teamParts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { formFields } from '../../db/schema/formFields.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'

export type FieldRow = typeof formFields.$inferSelect

/** The questions of a conference with those that are hidden, in their order. */
export const fieldRows = (tx: Db | Tx, conferenceId: number): Promise<FieldRow[]> =>
  tx
    .select()
    .from(formFields)
    .where(eq(formFields.conferenceId, conferenceId))
    .orderBy(asc(formFields.position), asc(formFields.id))

export const fieldOf = (row: FieldRow): FormText => ({
  ...{ id: row.id, kind: row.kind, name: row.name, eng_name: row.engName },
  ...{ help: row.help, eng_help: row.engHelp, options: row.options },
  is_required: row.isRequired,
  is_hidden: row.hiddenAt !== null,
  condition: row.showIfField === null ? null : { field: row.showIfField, values: row.showIfValues },
})

/** As the organizers keep it. */
export const readForm = async (
  tx: Db | Tx,
  conferenceId: number,
  language: MessageLanguage,
  parts: TeamPart[],
): Promise<ConferenceForm> => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
  const rows = await fieldRows(tx, conferenceId)
  const counts = await answerCounts(tx, conferenceId, rows)
  return {
    conference_id: row.id,
    conference: inLanguage(language, row.title, row.engTitle),
    publication: row.publication,
    parts,
    fields: rows.map((each) => {
      const { options, condition, ...field } = fieldOf(each)
      const count = counts(each.id)
      return {
        ...field,
        version: each.version,
        condition: condition && { field: condition.field, values: [...condition.values] },
        options: options.map((option) => ({ ...option, answers: count.of(option.key) })),
        answers: count.all,
      }
    }),
  }
}

/** How many registrations have an answer, also those that are closed. */
export const answerCounts = async (
  tx: Db | Tx,
  conferenceId: number,
  rows: readonly Pick<FieldRow, 'id' | 'kind'>[],
) => {
  const choices = rows.filter(({ kind }) => hasOptions(kind)).map(({ id }) => nameOfField(id))
  // Free texts are counted together.
  const answer = sql<string>`case when a.key in (${sql.join(
    ['', ...choices].map((name) => sql`${name}`),
    sql`, `,
  )}) then a.value else '' end`
  const { rows: found } = (await tx.execute(sql`
    select a.key as name, ${answer} as answer, count(*)::int as number
    from ${orders}, jsonb_each_text(${orders.answers}) a
    where ${and(eq(orders.conferenceId, conferenceId), eq(orders.kind, 'conf'))}
    group by 1, 2`)) as unknown as { rows: Array<{ name: string; answer: string; number: number }> }
  return (id: number) => {
    const own = found.filter(({ name }) => name === nameOfField(id))
    return {
      all: own.reduce((sum, { number }) => sum + number, 0),
      of: (key: string) =>
        own.reduce((sum, each) => sum + (chosenIn(each.answer).includes(key) ? each.number : 0), 0),
    }
  }
}

/** Questions for a member, in the language of the request; hidden questions and options are left out. */
export const askedQuestions = async (tx: Db | Tx, conferenceId: number, language: MessageLanguage) =>
  (await fieldRows(tx, conferenceId))
    .filter(({ hiddenAt }) => hiddenAt === null)
    .map((row) => questionIn(fieldOf(row), language))
    .map((question) => ({ ...question, options: question.options.filter(({ is_hidden }) => !is_hidden) }))
