import { and, eq } from 'drizzle-orm'

import { sheetLimits, sheetTypes, type SheetFormat } from '../../src/contract/paperSheetWords.ts'
import { audit } from '../accounts/audit.ts'
import { takeHit } from '../accounts/limits.ts'
import { sqlState } from '../db/errors.ts'
import { tickets } from '../db/schema/admission.ts'
import { peopleImportRows, peopleImports } from '../db/schema/peopleImports.ts'
import { orders } from '../db/schema/registration.ts'
import { isApproved } from '../lifecycles/isApproved.ts'
import { readRecord } from '../lifecycles/readRecord.ts'
import { readImport, readImportRows, readImports } from '../lifecycles/people/imports/readImports.ts'
import { isSamePerson } from '../orders/imports/planRows.ts'
import { registerPerson } from '../orders/imports/registerPerson.ts'
import { conferenceOf, placeInTeam } from '../lifecycles/team/conferenceOf.ts'
import { wasDone, writeDown } from '../operators/acts.ts'
import { Refused } from '../shared/refused.ts'
import { peopleOfSheet } from '../sheets/sheetPool.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type AdmissionTable, type Deps, type HandlerTable, type MemberCall } from './table.ts'

/** People who are brought into a conference by a sheet, or registered on site (CONF-03); imports are moved on by `fireRecord`. */
export const peopleImportHandlers = ({ db, engine, now }: Deps) => {
  const limit = async (key: string, hits: number) => {
    const wait = await takeHit(db, { key, hits, seconds: 3600 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  }
  const broughtBy = async (userId: number, key: string) => {
    const ofKey = and(eq(peopleImports.userId, userId), eq(peopleImports.creationKey, key))
    const [row] = await db.select().from(peopleImports).where(ofKey)
    return row ?? null
  }
  /** Reads for accounts that may see the import; others are refused like for a missing one. */
  const inImport = <Answer>(
    call: MemberCall,
    id: number,
    work: (view: Parameters<Parameters<typeof engine.read>[0]>[0]) => Promise<Answer>,
  ): Promise<Answer> => {
    if (!isRowId(id)) throw new Refused('notFound')
    return engine.read(async (view) => {
      await readRecord(view, actorOf(call), { entity: 'peopleImport', id }, call.exchange.language)
      return work(view)
    })
  }

  return {
    listPeopleImports: async ({ conference_id: id }, call) => {
      const { conference, parts } = await placeInTeam(db, actorOf(call), id, 'people')
      return {
        conference: pick(call.exchange, conference.title, conference.engTitle),
        parts,
        may_reach_out: await isApproved(db, conference.organizerId),
        list: await readImports(db, id),
      }
    },

    uploadPeopleImport: async ({ conference_id: conferenceId, key, name }, call) => {
      const { userId } = call.member
      const before = await broughtBy(userId, key)
      if (before !== null && before.conferenceId !== conferenceId)
        throw new Refused('keyReused', { field: 'key' })
      if (before !== null) return before.id
      await limit(`import:${userId}`, 60)
      const { path } = call.file.draft
      const order = { path, format: formatOf(name, call.file.type) }
      const { headings, columns, rows } = await peopleOfSheet(order, userId)
      const at = new Date(now())
      const made = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(peopleImports)
          .values({
            conferenceId,
            userId,
            name,
            headings,
            columns,
            creationKey: key,
            createdAt: at,
            movedAt: at,
          })
          .onConflictDoNothing()
          .returning({ id: peopleImports.id })
        if (row === undefined) return null
        for (let from = 0; from < rows.length; from += rowsAtOnce)
          await tx
            .insert(peopleImportRows)
            .values(rows.slice(from, from + rowsAtOnce).map((each) => ({ ...each, importId: row.id })))
        const data = { import: row.id, rows: rows.length }
        await audit(tx, call.exchange, at, 'conference', conferenceId, 'people.sheetBrought', userId, data)
        return row.id
      })
      const id = made ?? (await broughtBy(userId, key))?.id
      if (id === undefined) throw new Error('the sheet was not kept')
      return id
    },

    getPeopleImport: ({ id }, call) => inImport(call, id, ({ tx }) => readImport(tx, id)),

    listImportRows: ({ id, part, after, page_size }, call) =>
      inImport(call, id, ({ tx }) =>
        readImportRows(tx, { id, part, after, limit: page_size }, call.exchange.language),
      ),

    mapPeopleImport: async ({ id, version, columns, key }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const { width } = await inImport(call, id, async ({ tx }) => {
        const { headings } = await readImport(tx, id)
        return { width: headings.length }
      })
      if (columns.length !== width) throw new Refused('invalid', { field: 'columns' })
      await engine.run(async ({ tx, fire }) => {
        // Its lifecycle judges the columns that are kept; a refusal takes them back. Rows that were judged are judged again.
        const [row] = await tx.select().from(peopleImports).where(eq(peopleImports.id, id)).for('update')
        if (row === undefined) throw new Refused('notFound')
        await tx.update(peopleImports).set({ columns }).where(eq(peopleImports.id, id))
        const wish = { entity: 'peopleImport', id, version, key } as const
        const moved = await fire(actorOf(call), { ...wish, event: { type: 'import.map' } })
        if (moved.isRepeated)
          await tx.update(peopleImports).set({ columns: row.columns }).where(eq(peopleImports.id, id))
        else
          await tx
            .update(peopleImportRows)
            .set({ change: null, plan: null, orderId: null, fault: null, field: null, before: null })
            .where(eq(peopleImportRows.importId, id))
      })
      return null
    },

    registerOnSite: async ({ conference_id: conferenceId, key, ticket_type_id, ...person }, call) => {
      await conferenceOf(db, actorOf(call), conferenceId, 'people')
      const { exchange, member } = call
      await limit(`register:${member.userId}`, 600)
      if (!isRowId(ticket_type_id)) throw new Refused('ticketTypeUnknown', { field: 'ticket_type_id' })
      return engine
        .run(async (scope) => {
          const { tx } = scope
          const act = {
            ...{ actorId: member.userId, requestId: exchange.id, key },
            ...{ entity: 'conference', entityId: String(conferenceId), event: 'people.registered' },
            at: new Date(now()),
          }
          const orderKey = `onsite ${member.userId} ${key}`
          const attendee = { ...person, position: '', student_no: person.student_no ?? '' }
          if (await wasDone(tx, act)) {
            const [order] = await tx.select().from(orders).where(eq(orders.key, orderKey))
            // Another user would be handed the badge of who was registered first.
            if (order?.ticketTypeId !== ticket_type_id || !isSamePerson(order.attendee, attendee))
              throw new Refused('keyReused', { field: 'key' })
            return answerOf(tx, order.id)
          }
          const { orderId } = await registerPerson(scope, {
            ...{ conferenceId, ticketTypeId: ticket_type_id, key: orderKey },
            attendee,
            requestId: exchange.id,
            language: exchange.language,
          })
          await writeDown(tx, act, { order: orderId })
          return answerOf(tx, orderId)
        })
        .catch((error: unknown) => {
          if (sqlState(error) === '23505') throw new Refused('alreadyRegistered', { field: 'ticket_type_id' })
          throw error
        })
    },
  } satisfies Partial<HandlerTable>
}
const rowsAtOnce = 1000

const answerOf = async (tx: Parameters<typeof wasDone>[0], orderId: number) => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const [ticket] = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.orderId, orderId))
  const state = order?.state === 'to_be_paid' ? ('to_be_paid' as const) : ('paid' as const)
  return { order_id: orderId, state, ticket_id: ticket?.id ?? null }
}

/** Only the team sends a sheet, and no other user learns that the conference exists. */
export const peopleImportAdmissions = ({ db, uploads }: Deps) =>
  ({
    uploadPeopleImport: async ({ conference_id, name }, call) => {
      await conferenceOf(db, actorOf(call), conference_id, 'people')
      formatOf(name, null)
      return {
        draft: () => uploads.draft('papers'),
        types: Object.values(sheetTypes),
        limit: sheetLimits.bytes,
      }
    },
  }) satisfies Partial<AdmissionTable>

/** Format by the file's name and type. @throws Refused */
const formatOf = (name: string, type: string | null): SheetFormat => {
  const format = (['csv', 'xlsx'] as const).find((each) => name.toLowerCase().endsWith(`.${each}`))
  if (format === undefined) throw new Refused('fileTypeWrong', { field: 'name' })
  if (type !== null && sheetTypes[format] !== type) throw new Refused('fileTypeWrong', { field: 'content' })
  return format
}
