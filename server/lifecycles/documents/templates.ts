import { and, count, desc, eq, isNull } from 'drizzle-orm'

import type { DocumentTemplate } from '../../../src/contract/documentBatch.ts'
import { builtIn, kindOf, type BuiltInName } from '../../../src/contract/documents/builtIn.ts'
import { templateLimits, type Design } from '../../../src/contract/documents/design.ts'
import { samplePerson } from '../../../src/contract/documents/sample.ts'
import { isCertificateKind, type DocumentKind } from '../../../src/contract/documents/words.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { documentTemplates } from '../../db/schema/documents.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { readAudience } from './audience.ts'
import { misfitsOf } from './misfits.ts'
import { aboutOf, hasMobile, plain } from './persons.ts'

type Row = typeof documentTemplates.$inferSelect

/** Those that are offered, newest first. */
export const readTemplates = (tx: Db | Tx, conferenceId: number): Promise<Row[]> =>
  tx
    .select()
    .from(documentTemplates)
    .where(and(eq(documentTemplates.conferenceId, conferenceId), isNull(documentTemplates.retiredAt)))
    .orderBy(desc(documentTemplates.id))

/** Template in use. Another conference's is refused as missing. */
export const templateOf = async (tx: Db | Tx, conferenceId: number, id: number): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(documentTemplates)
    .where(
      and(
        eq(documentTemplates.id, id),
        eq(documentTemplates.conferenceId, conferenceId),
        isNull(documentTemplates.retiredAt),
      ),
    )
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  return row
}

interface Source {
  readonly template_id: number
  readonly built_in: BuiltInName
}

/** Source of a batch: a template of the conference, or with 0 the built-in design. */
export const sourceOf = async (
  tx: Db | Tx,
  conferenceId: number,
  { template_id: id, built_in: name }: Source,
): Promise<{ kind: DocumentKind; design: Design; name: string | null }> => {
  if (id === 0) return { kind: kindOf(name), design: builtIn[name], name: null }
  return templateOf(tx, conferenceId, id)
}

/** With the people whose names try a design hardest, and those who do not fit. */
export const templateView = async (
  tx: Db | Tx,
  conference: typeof conferences.$inferSelect,
  { id, name, kind, version, design }: Row,
): Promise<DocumentTemplate> => {
  const about = aboutOf(conference)
  const invited = await readAudience(tx, kind, conference.id, {})
  const sample = samplePerson(kind)
  const { qr, code, issued, reviews } = sample
  const people = invited.map((each) => ({
    ...plain({ hasMobile: hasMobile(design) }, each),
    // Codes that open something are on the printed document only.
    ...{ qr, code, reviews, issued: isCertificateKind(kind) ? issued : sample.issued },
  }))
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length)
  const shown = kind === 'list' ? people.slice(0, 30) : longestFirst.slice(0, 12)
  return {
    ...{ id, conference_id: conference.id, name, kind, version, design, about },
    people: shown.length === 0 ? [sample] : shown,
    ...misfitsOf(design, about, people),
  }
}

/** Answers its number; the same key makes one template. */
export const createTemplate = async (
  tx: Tx,
  conferenceId: number,
  wish: { built_in: BuiltInName; name: string; key: string },
  at: Date,
): Promise<{ id: number; isNew: boolean }> => {
  // Two who create at the same moment are in line: the limit holds for both.
  await tx
    .select({ id: conferences.id })
    .from(conferences)
    .where(eq(conferences.id, conferenceId))
    .for('no key update')
  const [made] = await tx
    .select()
    .from(documentTemplates)
    .where(and(eq(documentTemplates.conferenceId, conferenceId), eq(documentTemplates.creationKey, wish.key)))
  const kind = kindOf(wish.built_in)
  if (made !== undefined) {
    if (made.kind !== kind) throw new Refused('keyReused', { field: 'key' })
    return { id: made.id, isNew: false }
  }
  const [sum] = await tx
    .select({ total: count() })
    .from(documentTemplates)
    .where(and(eq(documentTemplates.conferenceId, conferenceId), isNull(documentTemplates.retiredAt)))
  if ((sum?.total ?? 0) >= templateLimits.templates) throw new Refused('templatesTooMany')
  const [row] = await tx
    .insert(documentTemplates)
    .values({
      ...{ conferenceId, kind, name: wish.name, design: builtIn[wish.built_in] },
      ...{ creationKey: wish.key, createdAt: at, savedAt: at },
    })
    .returning()
  if (row === undefined) throw new Error('the template was not written')
  return { id: row.id, isNew: true }
}

const lockTemplate = async (
  tx: Tx,
  conferenceId: number,
  { id, version }: { id: number; version: number },
): Promise<Row> => {
  await tx
    .select({ id: documentTemplates.id })
    .from(documentTemplates)
    .where(eq(documentTemplates.id, id))
    .for('update')
  const row = await templateOf(tx, conferenceId, id)
  if (row.version !== version) throw new Refused('versionConflict', { field: 'version' })
  return row
}

export const saveTemplate = async (
  tx: Tx,
  conferenceId: number,
  wish: { id: number; version: number; name: string; design: Design },
  at: Date,
): Promise<Row> => {
  const before = await lockTemplate(tx, conferenceId, wish)
  // A badge does not become a certificate: batches and their buttons follow from the kind.
  if (wish.design.kind !== before.kind) throw new Refused('invalid', { field: 'design.kind' })
  const [after] = await tx
    .update(documentTemplates)
    .set({ name: wish.name, design: wish.design, version: before.version + 1, savedAt: at })
    .where(eq(documentTemplates.id, before.id))
    .returning()
  if (after === undefined) throw new Error(`template ${before.id} vanished while it was saved`)
  return after
}

export const retireTemplate = async (
  tx: Tx,
  conferenceId: number,
  wish: { id: number; version: number },
  at: Date,
): Promise<void> => {
  const { id } = await lockTemplate(tx, conferenceId, wish)
  await tx.update(documentTemplates).set({ retiredAt: at }).where(eq(documentTemplates.id, id))
}
