import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'

import type { ConferencePublicationFacts } from '../../../src/contract/facts.ts'
import type { DetailLine } from '../../../src/contract/lifecycle.ts'
import { isReady, readinessFields } from '../../../src/contract/readiness.ts'
import { lockConference } from '../../db/lockConference.ts'
import { conferences, subjects } from '../../db/schema/catalogue.ts'
import { conferencePublications } from '../../db/schema/conferencePublications.ts'
import { orders, priceTiers, ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { moneyText } from '../moneyText.ts'
import { isApproved } from '../isApproved.ts'
import { system } from '../system.ts'
import { organizerOf } from '../organizerOf.ts'
import { readReadiness } from '../readReadiness.ts'
import type { EntityAdapter } from '../types.ts'

export const conferencePublicationAdapter: EntityAdapter<ConferencePublicationFacts> = {
  table: conferencePublications,

  whose: async (tx, id) => {
    const [row] = await tx.select({ ownerId: organizerOf }).from(conferences).where(eq(conferences.id, id))
    return row === undefined ? null : { ...row, conferenceId: id }
  },

  // The conference first, as whatever else moves or edits it: its text holds still while it is judged.
  lock: async (tx, id) => {
    const { id: rowId } = conferencePublications
    await lockConference(tx, id)
    await tx.select({ rowId }).from(conferencePublications).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at, ways }, id) => {
    if (ways === undefined) throw new Error('a publication is judged by the ways to pay')
    const [found] = await tx
      .select({ row: conferences, publication: conferencePublications, ownerId: organizerOf })
      .from(conferences)
      .innerJoin(conferencePublications, eq(conferencePublications.id, conferences.id))
      .where(eq(conferences.id, id))
    if (found === undefined) return null
    const { row, publication, ownerId } = found
    const ordered = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.conferenceId, id), ne(orders.state, 'closed')))
      .limit(1)
    return {
      id,
      state: publication.state,
      version: publication.version,
      ownerId,
      conferenceId: id,
      facts: {
        title: row.title,
        isApproved: await isApproved(tx, row.organizerId),
        isReady: isReady(await readReadiness(tx, row, { at, ways })),
        hasOrders: ordered.length > 0,
        isOver: row.state === 'ended' || row.endsAt <= at,
        wasCancelled: publication.wasCancelled,
        reason: publication.reason,
        engReason: publication.engReason,
        notes: publication.notes,
      },
    }
  },

  columns: ({ reason, engReason, notes, wasCancelled }) => ({
    reason,
    engReason,
    // Other fields are not lines of the checklist.
    notes: Object.fromEntries(
      readinessFields.flatMap((field) => {
        const note = notes[field]?.trim() ?? ''
        return note === '' ? [] : [[field, note]]
      }),
    ),
    wasCancelled,
  }),

  after: async (scope, { before, event, actor }) => {
    const { tx } = scope
    const { id } = before
    if (event.type === 'publication.approve' || event.type === 'publication.return') {
      const decided = { zh: await linesOf(tx, id, 'zh'), en: await linesOf(tx, id, 'en') }
      await tx.update(conferencePublications).set({ decided }).where(eq(conferencePublications.id, id))
    }
    if (event.type !== 'publication.cancel') return
    const row = await conferenceOf(tx, id)
    // A running conference ends with it; one that has not begun never begins.
    if (row?.state !== 'ongoing' && row?.state !== 'paused') return
    const reason = event['reason']
    await scope.fire(system(actor.requestId), {
      entity: 'conference',
      id,
      event: { type: 'conference.cancel', reason },
    })
  },

  describe: async ({ tx }, id, language) => {
    const row = await conferenceOf(tx, id)
    if (row === null) throw new Refused('notFound')
    return {
      title: inLanguage(language, row.title, row.engTitle),
      subtitle: inLanguage(language, row.place, row.engPlace),
      related: [],
    }
  },

  /** Everything that is published with it, beside what was decided about last (ORG-06). */
  detail: async ({ tx }, id, _roles, language) => {
    const [publication] = await tx
      .select({ decided: conferencePublications.decided })
      .from(conferencePublications)
      .where(eq(conferencePublications.id, id))
    const lines = await linesOf(tx, id, language)
    const earlier = publication?.decided?.[language]
    if (earlier === undefined) return lines
    return lines.map((line) => {
      const before = earlier.find(({ field }) => field === line.field)?.value ?? null
      return before === line.value ? line : ({ ...line, before } as DetailLine)
    })
  },
}

const conferenceOf = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(conferences).where(eq(conferences.id, id))
  return row ?? null
}

const linesOf = async (tx: Tx, id: number, language: MessageLanguage): Promise<DetailLine[]> => {
  const row = await conferenceOf(tx, id)
  if (row === null) return []
  const [subject] =
    row.subjectId === null ? [] : await tx.select().from(subjects).where(eq(subjects.id, row.subjectId))
  const text = (field: string, value: string): DetailLine => ({ field, kind: 'text', value })
  const paragraphs = (field: string, value: string): DetailLine => ({ field, kind: 'paragraphs', value })
  const moment = (field: string, value: Date | null): DetailLine => ({
    field,
    kind: 'moment',
    value: value?.toISOString() ?? '',
  })
  return [
    text('title', row.title),
    text('eng_title', row.engTitle),
    text('subject', subject === undefined ? '' : inLanguage(language, subject.name, subject.engName)),
    moment('starts_at', row.startsAt),
    moment('ends_at', row.endsAt),
    text('time_zone', row.timeZone),
    text('place', row.place),
    text('eng_place', row.engPlace),
    text('venue', row.venue),
    text('eng_venue', row.engVenue),
    paragraphs('summary', row.summary),
    paragraphs('eng_summary', row.engSummary),
    paragraphs('tickets', (await feeLines(tx, id, language)).join('\n')),
    moment('registration_opens_at', row.registrationOpensAt),
    moment('registration_closes_at', row.registrationClosesAt),
    moment('refund_until', row.refundUntil),
  ]
}

/** One line for each ticket type with its prices. */
const feeLines = async (tx: Tx, id: number, language: MessageLanguage): Promise<string[]> => {
  const types = await tx
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.conferenceId, id), isNull(ticketTypes.retiredAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  if (types.length === 0) return []
  const tiers = await tx
    .select()
    .from(priceTiers)
    .where(
      inArray(
        priceTiers.ticketTypeId,
        types.map((type) => type.id),
      ),
    )
    .orderBy(asc(priceTiers.id))
  return types.map((type) => {
    const prices = tiers
      .filter(({ ticketTypeId }) => ticketTypeId === type.id)
      .map(
        ({ name, engName, amount }) =>
          `${inLanguage(language, name, engName)} ${moneyText(amount, language)}`,
      )
    return [inLanguage(language, type.name, type.engName), ...prices].join(' · ')
  })
}
