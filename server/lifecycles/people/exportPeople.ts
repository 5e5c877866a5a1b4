import { headingsOf } from '../../shared/sentences/zoneHeading.ts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'

import { answerInWords, nameOfField, questionIn } from '../../../src/contract/formFields.ts'
import type { PeopleFilter } from '../../../src/contract/peopleFilter.ts'
import { orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Db } from '../../db/types.ts'
import { timeCell, type Cell } from '../../shared/cells.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { peopleColumns, peopleMarkWords } from '../../shared/sentences/peopleWords.ts'
import { fieldOf, fieldRows } from '../form/readForm.ts'
import { tagsOf } from './readPeople.ts'
import { isSignedIn, paperMark, peopleWhere } from './peopleWhere.ts'

/** Registrations that are read at a time. */
const batch = 1000

/** The registrations that a filter means, as rows of a spreadsheet with a heading, the first ones first. Times are those of `timeZone`. */
export async function* exportPeople(
  db: Db,
  {
    conferenceId,
    filter,
    language,
    timeZone,
  }: { conferenceId: number; filter: PeopleFilter; language: MessageLanguage; timeZone: string },
): AsyncGenerator<readonly Cell[][]> {
  // Hidden questions, too: what was answered to them is kept.
  const questions = (await fieldRows(db, conferenceId)).map((row) => questionIn(fieldOf(row), language))
  yield [[...headingsOf(peopleColumns, timeZone, language), ...questions.map(({ label }) => label)]]
  const where = peopleWhere(conferenceId, filter)
  for (let last = 0; ;) {
    const rows = await db
      .select({
        order: orders,
        name: ticketTypes.name,
        engName: ticketTypes.engName,
        signedAt: sql<string | null>`(select max(t.signed_at) from tickets t where ${isSignedIn})`,
        paper: paperMark,
      })
      .from(orders)
      .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
      .where(and(where, gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(batch)
    const tags = await tagsOf(
      db,
      rows.map(({ order }) => order.id),
    )
    if (rows.length > 0)
      yield rows.map(({ order, name, engName, signedAt, paper }) => {
        const { attendee } = order
        const words = peopleMarkWords[language]
        return [
          ...[order.no, attendee.name, attendee.affiliation, attendee.position ?? ''],
          ...[attendee.email, attendee.mobile ?? '', attendee.student_no ?? ''],
          inLanguage(language, name ?? '', engName ?? ''),
          words.state[order.state as keyof typeof words.state],
          order.amount / 100,
          timeCell(order.createdAt, timeZone),
          timeCell(order.paidAt, timeZone),
          timeCell(signedAt === null ? null : new Date(signedAt), timeZone),
          words.paper[paper],
          (tags.get(order.id) ?? []).map((tag) => tag.name).join('; '),
          ...questions.map((question) =>
            answerInWords(question, order.answers[nameOfField(question.id)] ?? '', words.answer),
          ),
        ]
      })
    if (rows.length < batch) return
    last = rows.at(-1)?.order.id ?? last
  }
}
