import type { Documents } from '../../src/contract/documentBatch.ts'
import { audit } from '../accounts/audit.ts'
import { takeHit } from '../accounts/limits.ts'
import { isApproved } from '../lifecycles/isApproved.ts'
import { countAudience, readAudience } from '../lifecycles/documents/audience.ts'
import { createBatch, isReviewedAuthor, readBatches, readItems } from '../lifecycles/documents/batches.ts'
import { misfitsOf, unprintableOf } from '../lifecycles/documents/misfits.ts'
import { aboutOf, hasMobile, plain } from '../lifecycles/documents/persons.ts'
import {
  createTemplate,
  readTemplates,
  retireTemplate,
  saveTemplate,
  sourceOf,
  templateOf,
  templateView,
} from '../lifecycles/documents/templates.ts'
import { readRecord } from '../lifecycles/readRecord.ts'
import { conferenceOf, placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** Badges, certificates and lists of a conference (CONF-03); batches are moved by `fireRecord`. */
export const documentBatchHandlers = ({ db, engine, now }: Deps) => {
  const conferenceFor = (call: MemberCall, id: number) => conferenceOf(db, actorOf(call), id, 'people')
  const limit = async (key: string, hits: number) => {
    const wait = await takeHit(db, { key, hits, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  /** Certificates of reviewing say who reviewed; whose papers are reviewed makes none. */
  const mustMake = async (call: MemberCall, kind: string, conferenceId: number) => {
    if (kind === 'review' && (await isReviewedAuthor(db, conferenceId, call.member.userId)))
      throw new Refused('forbidden', { field: 'built_in' })
  }

  return {
    listDocuments: async ({ conference_id: id }, call): Promise<Documents> => {
      const { conference, parts } = await placeInTeam(db, actorOf(call), id, 'people')
      const { exchange, member } = call
      const templates = await readTemplates(db, id)
      return {
        conference: pick(exchange, conference.title, conference.engTitle),
        parts,
        may_reach_out: await isApproved(db, conference.organizerId),
        templates: templates.map(({ id: templateId, name, kind, savedAt }) => ({
          ...{ id: templateId, name, kind, saved_at: savedAt.toISOString() },
        })),
        batches: await readBatches(db, id, member.userId, exchange.language),
      }
    },

    getDocumentAudience: async ({ conference_id: id, template_id, built_in, ...filter }, call) => {
      const conference = await conferenceFor(call, id)
      await limit(`audience:${call.member.userId}`, 600)
      const { kind, design } = await sourceOf(db, id, { template_id, built_in })
      await mustMake(call, kind, id)
      const people = await readAudience(db, kind, id, filter)
      const persons = people.map((each) => plain({ hasMobile: hasMobile(design) }, each))
      return {
        kind,
        total: await countAudience(db, kind, id, filter),
        people: people.slice(0, 12).map(({ orderId, name, attendee }) => ({
          ...{ order_id: orderId, name, affiliation: attendee.affiliation },
        })),
        ...misfitsOf(design, aboutOf(conference), persons),
        ...unprintableOf(persons),
      }
    },

    getDocumentTemplate: async ({ conference_id: id, id: templateId }, call) => {
      const conference = await conferenceFor(call, id)
      if (!isRowId(templateId)) throw new Refused('notFound', { field: 'id' })
      return templateView(db, conference, await templateOf(db, id, templateId))
    },

    createDocumentTemplate: async ({ conference_id: id, ...wish }, call) => {
      await conferenceFor(call, id)
      const { exchange, member } = call
      return db.transaction(async (tx) => {
        const at = new Date(now())
        const made = await createTemplate(tx, id, wish, at)
        const data = { template: made.id, builtIn: wish.built_in }
        if (made.isNew)
          await audit(tx, exchange, at, 'conference', id, 'documents.templateMade', member.userId, data)
        return made.id
      })
    },

    saveDocumentTemplate: async ({ conference_id: id, ...wish }, call) => {
      const conference = await conferenceFor(call, id)
      if (!isRowId(wish.id)) throw new Refused('notFound', { field: 'id' })
      const { exchange, member } = call
      await limit(`template:${member.userId}`, 600)
      return db.transaction(async (tx) => {
        const at = new Date(now())
        const row = await saveTemplate(tx, id, wish, at)
        const data = { template: row.id, version: row.version }
        await audit(tx, exchange, at, 'conference', id, 'documents.templateSaved', member.userId, data)
        return templateView(tx, conference, row)
      })
    },

    retireDocumentTemplate: async ({ conference_id: id, ...wish }, call) => {
      await conferenceFor(call, id)
      if (!isRowId(wish.id)) throw new Refused('notFound', { field: 'id' })
      const { exchange, member } = call
      await db.transaction(async (tx) => {
        const at = new Date(now())
        await retireTemplate(tx, id, wish, at)
        const data = { template: wish.id }
        await audit(tx, exchange, at, 'conference', id, 'documents.templateRetired', member.userId, data)
      })
      return null
    },

    createDocumentBatch: async ({ conference_id: id, template_id, built_in, key, ...filter }, call) => {
      await conferenceFor(call, id)
      const { exchange, member } = call
      await limit(`batch:${member.userId}`, 120)
      const wish = { conferenceId: id, template_id, built_in, filter, key }
      const { kind } = await sourceOf(db, id, wish)
      await mustMake(call, kind, id)
      return db.transaction(async (tx) => {
        const at = new Date(now())
        const made = await createBatch(tx, wish, at)
        const data = { batch: made.id, kind }
        if (made.isNew)
          await audit(tx, exchange, at, 'conference', id, 'documents.batchBegun', member.userId, data)
        return made.id
      })
    },

    listDocumentItems: async (wish, call) => {
      if (!isRowId(wish.id)) throw new Refused('notFound')
      const { page, page_size } = wish
      const { language } = call.exchange
      const found = await engine.read(async (view) => {
        // Throws for everybody whom the record does not concern.
        await readRecord(view, actorOf(call), { entity: 'documentBatch', id: wish.id }, language)
        return readItems(view.tx, wish, language)
      })
      return { ...found, page, page_size }
    },
  } satisfies Partial<HandlerTable>
}
