import { and, asc, eq } from 'drizzle-orm'

import type { OrderAnswers } from '../../../src/contract/conferenceForm.ts'
import {
  answerFaults,
  answersToShown,
  chosenIn,
  nameOfField,
  questionIn,
  type Answers,
} from '../../../src/contract/formFields.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { formFields } from '../../db/schema/formFields.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { Scope } from '../types.ts'
import { fieldOf, fieldRows } from './readForm.ts'

/**
 * Answers to store, judged by the current questions; they are locked, so that none changes before this is
 * written. `kept`: stored answers; those to questions that are hidden by now stay. @throws Refused with the
 * name of the question
 */
export const acceptedAnswers = async (
  tx: Tx,
  conferenceId: number,
  given: Answers,
  kept: Answers = {},
): Promise<Record<string, string>> => {
  const rows = await tx
    .select()
    .from(formFields)
    .where(eq(formFields.conferenceId, conferenceId))
    .orderBy(asc(formFields.position), asc(formFields.id))
    .for('share')
  const fields = rows.map(fieldOf)
  const [fault] = answerFaults(fields, given, kept)
  if (fault !== undefined) throw new Refused(fault.reason, { field: `answers.${fault.name}` })
  const asked = new Set(fields.filter((each) => !each.is_hidden).map(({ id }) => nameOfField(id)))
  const hidden = Object.entries(kept).filter(([name]) => !asked.has(name))
  return { ...Object.fromEntries(hidden), ...answersToShown(fields, given) }
}

/** The answers of a registration with their questions. @throws Refused `notFound` */
export const readOrderAnswers = async (
  tx: Db | Tx,
  { orderId, userId }: { orderId: number; userId: number },
  at: Date,
  language: MessageLanguage,
): Promise<OrderAnswers> => {
  const [found] = await tx
    .select({ order: orders, startsAt: conferences.startsAt })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (found === undefined) throw new Refused('notFound')
  const { order, startsAt } = found
  return {
    order_id: orderId,
    ...(order.kind === 'conf'
      ? { questions: await answeredQuestions(tx, order.conferenceId, order.answers, language) }
      : { questions: [] }),
    answers: order.answers,
    can_change: canChange(order, startsAt, at),
  }
}

/** Those that are asked, and those that were and have an answer; the same of their options. */
export const answeredQuestions = async (
  tx: Db | Tx,
  conferenceId: number,
  answers: Answers,
  language: MessageLanguage,
) =>
  (await fieldRows(tx, conferenceId)).flatMap((row) => {
    const answer = answers[nameOfField(row.id)] ?? ''
    if (row.hiddenAt !== null && answer === '') return []
    const question = questionIn(fieldOf(row), language)
    const chosen = chosenIn(answer)
    const options = question.options.filter(({ key, is_hidden }) => !is_hidden || chosen.includes(key))
    return [{ ...question, options }]
  })

/** Changes the answers of a registration. @throws Refused `notFound`, `answersFixed`, or what is wrong with an answer */
export const changeAnswers = async (
  { tx, now }: Scope,
  { orderId, userId, given }: { orderId: number; userId: number; given: Answers },
) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.kind, 'conf')))
    .for('no key update')
  if (order === undefined) throw new Refused('notFound')
  const [conference] = await tx
    .select({ startsAt: conferences.startsAt })
    .from(conferences)
    .where(eq(conferences.id, order.conferenceId))
  if (conference === undefined) throw new Refused('notFound')
  if (!canChange(order, conference.startsAt, now())) throw new Refused('answersFixed')
  const answers = await acceptedAnswers(tx, order.conferenceId, given, order.answers)
  await tx.update(orders).set({ answers }).where(eq(orders.id, orderId))
}

/** Until the conference begins: arrivals are known late, and the organizer needs final answers at some point. */
const canChange = (
  { state, kind }: Pick<typeof orders.$inferSelect, 'state' | 'kind'>,
  startsAt: Date,
  at: Date,
): boolean => kind === 'conf' && state !== 'closed' && at < startsAt
