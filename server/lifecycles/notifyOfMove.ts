import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'

import type {
  AccountDeletionFacts,
  InvoiceFacts,
  PaperFacts,
  RebuttalFacts,
} from '../../src/contract/facts.ts'
import { lifecycleNotifications } from '../../src/machines/lifecycles/notifications.ts'
import type { EventNotification } from '../../src/machines/lifecycles/shared/eventNotification.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'
import { mailAddressOf } from './mailAddressOf.ts'
import { orderWords } from './orderWords.ts'
import { decisionEnclosed } from './papers/decisionText.ts'
import { newestFiles } from './papers/newestFiles.ts'
import { tellCoauthors } from './papers/tellCoauthors.ts'
import type { EntityAdapter, Moved, Scope, Wish } from './types.ts'
import { attachedTo } from '../shared/sentences/attachedTo.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { decisionWord } from '../shared/sentences/sheetWords.ts'
import { notificationLink } from '../shared/sentences/notificationLink.ts'
import type { NotificationFacts } from '../shared/sentences/notificationTexts.ts'
import { momentText } from '../notifications/momentText.ts'
import { notify } from '../notifications/notify.ts'
import { enqueueForAttendees } from '../notifications/notifyAttendees.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import { lastOutcomeOf } from '../../src/contract/paperOutcome.ts'

type Describe = EntityAdapter['describe']

/** Notifies the people concerned by an event of a lifecycle: the table beside it names them and the notification (MSG-01). */
export const notifyOfMove = async (
  { tx, untold }: Pick<Scope, 'tx' | 'untold'>,
  { entity, id }: Wish,
  moved: Moved,
  describe: Describe,
) => {
  const entry = lifecycleNotifications[entity][moved.event.type]
  if (entry === undefined || 'nobody' in entry) return
  if ('attendees' in entry) {
    const { conferenceId } = moved.before
    if (conferenceId === null) throw new Error(`${moved.event.type} belongs to no conference`)
    await enqueueForAttendees(tx, {
      name: entry.attendees,
      conferenceId,
      link: `/conferences/${conferenceId}`,
      key: `${entity} ${id} ${moved.version}`,
      facts: {
        zh: await factsOf(tx, { entity, id }, moved, describe, 'zh'),
        en: await factsOf(tx, { entity, id }, moved, describe, 'en'),
      },
      at: moved.at,
    })
    return
  }
  if ('deciders' in entry) return tellDeciders(tx, { entity, id }, moved, describe, entry)
  const name = 'authors' in entry ? entry.authors : entry.owner
  const { ownerId, conferenceId } = moved.before
  if (untold.has(ownerId)) return
  const attach = attachedTo[name]
  const { deliverTo, mailTo, accountEmail, phones } = await mailAddressOf(tx, entity, id)
  const order = entity === 'order' ? await orderOf(tx, id) : null
  const factsIn = async (language: MessageLanguage) => {
    const facts = await factsOf(tx, { entity, id }, moved, describe, language)
    return order === null ? facts : { ...facts, ...orderWords(order, language) }
  }
  const told = {
    name,
    link: notificationLink(name, pageIdOf({ entity, id }, moved), conferenceId),
    key: `${entity} ${id} ${moved.version}`,
    facts: { zh: await factsIn('zh'), en: await factsIn('en') },
    at: moved.at,
    ...(name === 'paperDecided' ? await decisionEnclosed(tx, id) : {}),
  }
  if ('authors' in entry) await tellCoauthors(tx, id, told)
  await notify(tx, {
    userId: ownerId,
    ...told,
    ...(mailTo ? { mailTo } : {}),
    ...(attach === undefined ? {} : { attachment: { attach, of: id } }),
    // A mail about the document without the document, as for a returned form, goes to the member only.
    ...(attach !== undefined && deliverTo ? { deliverTo } : {}),
    ...(accountEmail === undefined ? {} : { deliverTo: accountEmail }),
    ...(phones === undefined ? {} : { also: { phones } }),
  })
}

/** Notifies everybody with one of the roles, in this conference or in all of them, except the person who caused the event. */
const tellDeciders = async (
  tx: Tx,
  { entity, id }: Pick<Wish, 'entity' | 'id'>,
  moved: Moved,
  describe: Describe,
  { deciders: name, roles }: Extract<EventNotification, { deciders: unknown }>,
) => {
  const { conferenceId } = moved.before
  const everywhere = isNull(userRoles.conferenceId)
  const people = await tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(
      and(
        inArray(userRoles.role, [...roles]),
        conferenceId === null ? everywhere : or(everywhere, eq(userRoles.conferenceId, conferenceId)),
        ne(userRoles.userId, moved.actor.userId ?? 0),
      ),
    )
    .orderBy(userRoles.userId)
  if (people.length === 0) return
  const facts = {
    zh: await factsOf(tx, { entity, id }, moved, describe, 'zh'),
    en: await factsOf(tx, { entity, id }, moved, describe, 'en'),
  }
  for (const { userId } of people)
    await notify(tx, {
      ...{ userId, name, facts, at: moved.at },
      link: notificationLink(name, id, conferenceId),
      key: `${entity} ${id} ${moved.version} for ${userId}`,
    })
}

/** A rebuttal is written on the page of its paper. */
const pageIdOf = ({ entity, id }: Pick<Wish, 'entity' | 'id'>, { facts }: Moved): number =>
  entity === 'rebuttal' ? (facts as RebuttalFacts).paperId : id

const factsOf = async (
  tx: Tx,
  { entity, id }: Pick<Wish, 'entity' | 'id'>,
  { event, state, facts, at, before }: Moved,
  describe: Describe,
  language: MessageLanguage,
): Promise<NotificationFacts> => {
  const { title, subtitle } = await describe({ tx, at }, id, language)
  // A notice in both languages is read in the reader's own.
  // It is empty for every event that has one reason for both.
  const reason = inLanguage(language, textIn(event['reason']), textIn(event['eng_reason']))
  const known = { what: title, where: subtitle, reason, amount: '', until: '' }
  if (entity === 'invoice') {
    // Number in the books: the new document of an issued invoice, or the cancelled one of a reversal.
    const { document, number } = before.facts as InvoiceFacts
    return { ...known, number: (event.type === 'invoice.reverse' ? number : document) ?? '' }
  }
  if (entity === 'paper') {
    // Receipt for the author: number, time and files of the submission.
    if (event.type === 'paper.decide') {
      const outcome = lastOutcomeOf({ ...(facts as PaperFacts), state })
      return { ...known, reason: '', decision: decisionWord(outcome, language) }
    }
    const files = await newestFiles(tx, id)
    const names = files.map(({ name }) => name).join(language === 'zh' ? '、' : ', ')
    return { ...known, until: momentText(at, language), number: String(id), files: names }
  }
  if (entity === 'rebuttal') {
    const { dueAt } = facts as RebuttalFacts
    return { ...known, until: dueAt === null ? '' : momentText(new Date(dueAt), language) }
  }
  if (entity === 'accountDeletion') {
    const { deletesAt } = facts as AccountDeletionFacts
    return { ...known, until: deletesAt === null ? '' : momentText(new Date(deletesAt), language) }
  }
  if (entity !== 'waitlist') return known
  const { offeredUntil } = facts as { offeredUntil: string | null }
  return {
    ...known,
    what: subtitle,
    where: await conferenceTitle(tx, before.conferenceId, language),
    until: offeredUntil === null ? '' : momentText(new Date(offeredUntil), language),
  }
}

const orderOf = async (tx: Tx, id: number) => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id))
  if (order === undefined) throw new Error(`order ${id} vanished while its owner was notified`)
  return order
}

const conferenceTitle = async (tx: Tx, id: number | null, language: MessageLanguage) => {
  if (id === null) return ''
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, id))
  return inLanguage(language, conference?.title ?? '', conference?.engTitle ?? '')
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
