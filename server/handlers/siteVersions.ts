import { isDeepStrictEqual } from 'node:util'

import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import { isConsentDocument } from '../../src/contract/consentDocuments.ts'
import type { PartContent, PartItem, SitePart } from '../../src/contract/siteParts.ts'
import { staleAfter } from '../../src/contract/translations.ts'
import type { SiteVersion } from '../../src/contract/siteAdmin.ts'
import { audit } from '../accounts/audit.ts'
import { keepConsent } from '../accounts/consents.ts'
import { users } from '../db/schema/accounts.ts'
import { serverSettings, siteVersions } from '../db/schema/site.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { lockPart, readPart, writePart } from './siteTables.ts'

/** Version and its author, as the console shows them. */
export type Version = SiteVersion & { readonly askedFrom: number }

const columns = {
  no: siteVersions.no,
  at: siteVersions.at,
  by: users.nickname,
  note: siteVersions.note,
  engNote: siteVersions.engNote,
  isMaterial: siteVersions.isMaterial,
  restores: siteVersions.restores,
}
interface Row {
  readonly no: number
  readonly at: Date
  readonly by: string | null
  readonly note: string
  readonly engNote: string
  readonly isMaterial: boolean
  readonly restores: number | null
}
const cardOf = (part: SitePart, { at, by, engNote, isMaterial, ...rest }: Row) => ({
  part,
  no: rest.no,
  at: at.toISOString(),
  by: by ?? '',
  note: rest.note,
  eng_note: engNote,
  is_material: isMaterial,
  restores: rest.restores,
})

/** Initial content of the site, if nothing was published since. */
const firstCard = async (tx: Db | Tx, part: SitePart) => {
  const [mark] = await tx
    .select({ value: serverSettings.value })
    .from(serverSettings)
    .where(inArray(serverSettings.name, ['seededSite', 'seeded']))
    .limit(1)
  const at = new Date(mark?.value ?? 0)
  return cardOf(part, { no: 1, at, by: null, note: '', engNote: '', isMaterial: false, restores: null })
}

/** The newest version of each of these parts, without content. */
export const newestCards = async (tx: Db | Tx, parts: readonly SitePart[]) => {
  const rows = await tx
    .selectDistinctOn([siteVersions.part], { part: siteVersions.part, ...columns })
    .from(siteVersions)
    .leftJoin(users, eq(users.id, siteVersions.by))
    .where(inArray(siteVersions.part, [...parts]))
    .orderBy(siteVersions.part, desc(siteVersions.no))
  const known = new Map(rows.map((row) => [row.part, row]))
  return Promise.all(
    parts.map((part) => {
      const row = known.get(part)
      return row === undefined ? firstCard(tx, part) : cardOf(part, row)
    }),
  )
}

export const newestVersion = async (tx: Db | Tx, part: SitePart): Promise<Version> => {
  const [row] = await tx
    .select({ ...columns, content: siteVersions.content, askedFrom: siteVersions.askedFrom })
    .from(siteVersions)
    .leftJoin(users, eq(users.id, siteVersions.by))
    .where(eq(siteVersions.part, part))
    .orderBy(desc(siteVersions.no))
    .limit(1)
  if (row === undefined)
    return { ...(await firstCard(tx, part)), content: await readPart(tx, part), askedFrom: 1 }
  return { ...cardOf(part, row), content: row.content, askedFrom: row.askedFrom }
}

/** Throws `Refused` where the part has no such version. */
export const oneVersion = async (
  tx: Db | Tx,
  part: SitePart,
  no: number,
  field: string,
): Promise<Version> => {
  const [row] = await tx
    .select({ ...columns, content: siteVersions.content, askedFrom: siteVersions.askedFrom })
    .from(siteVersions)
    .leftJoin(users, eq(users.id, siteVersions.by))
    .where(and(eq(siteVersions.part, part), eq(siteVersions.no, no)))
  if (row !== undefined) return { ...cardOf(part, row), content: row.content, askedFrom: row.askedFrom }
  const newest = await newestVersion(tx, part)
  if (newest.no === no) return newest
  throw new Refused('notFound', { field })
}

/** Newest first. The first version is listed before anything was published, too. */
export const versionCards = async (
  db: Db,
  part: SitePart,
  { page, page_size }: { page: number; page_size: number },
) => {
  const rows = await db
    .select({ ...columns, total: sql`count(*) over ()`.mapWith(Number) })
    .from(siteVersions)
    .leftJoin(users, eq(users.id, siteVersions.by))
    .where(eq(siteVersions.part, part))
    .orderBy(desc(siteVersions.no))
    .limit(page_size)
    .offset(Math.min((page - 1) * page_size, 2_147_483_647))
  if (rows.length > 0)
    return { list: rows.map((row) => cardOf(part, row)), total: rows[0]?.total ?? 0, page, page_size }
  const { no } = await newestVersion(db, part)
  return { list: no === 1 && page === 1 ? [await firstCard(db, part)] : [], total: no, page, page_size }
}

interface Publication {
  readonly part: SitePart
  readonly content: PartContent
  /** The version that was edited. */
  readonly base: number
  readonly note: string
  readonly engNote: string
  readonly isMaterial: boolean
  readonly restores: Version | null
}

interface Publisher {
  readonly exchange: Exchange
  readonly userId: number
  readonly at: Date
}

/**
 * Appends a version and writes the public tables, in one transaction. Content equal to the current version is not published again,
 * so that a call whose answer was lost can be repeated. Throws `Refused`.
 */
export const publish = (db: Db, wish: Publication, { exchange, userId, at }: Publisher): Promise<void> =>
  db.transaction(async (tx) => {
    const { part, note, engNote, isMaterial, restores } = wish
    await lockPart(tx, part)
    const newest = await newestVersion(tx, part)
    if (
      isDeepStrictEqual(newest.content, numberedAs(newest.content, wish.content)) &&
      (newest.is_material || !isMaterial)
    )
      return
    if (newest.no !== wish.base) throw new Refused('versionConflict', { field: 'no' })
    if (newest.no === 1)
      await tx
        .insert(siteVersions)
        .values({ part, no: 1, content: newest.content, at: new Date(newest.at) })
        .onConflictDoNothing()
    const no = newest.no + 1
    const content = await writePart(tx, part, wish.content, at)
    const [row] = await tx
      .insert(siteVersions)
      .values({
        part,
        no,
        content,
        by: userId,
        at,
        note,
        engNote,
        isMaterial,
        askedFrom: isMaterial ? no : askedAfter(newest, restores),
        restores: restores?.no ?? null,
        stale: staleAfter(part, newest.content, content, await staleIn(tx, part)),
      })
      .returning({ id: siteVersions.id })
    await audit(
      tx,
      exchange,
      at,
      'site',
      row?.id ?? 0,
      restores === null ? 'site.published' : 'site.restored',
      userId,
      {
        part,
        no,
        ...(restores === null ? {} : { restores: restores.no }),
        ...(isMaterial ? { isMaterial } : {}),
      },
    )
    if (isConsentDocument(part)) await keepConsent(tx, userId, { document: part, version: no }, at)
  })

/** Stale parts of the newest version; the initial content is current. */
export const staleIn = async (tx: Db | Tx, part: SitePart): Promise<readonly string[]> => {
  const [row] = await tx
    .select({ stale: siteVersions.stale })
    .from(siteVersions)
    .where(eq(siteVersions.part, part))
    .orderBy(desc(siteVersions.no))
    .limit(1)
  return row?.stale ?? []
}

/** Gives new items the number of the item in their place, if all other values are equal. */
const numberedAs = (known: PartContent, wished: PartContent): PartContent => {
  const itemsAs = (before: readonly PartItem[], after: readonly PartItem[]): PartItem[] =>
    after.map((item, at) => ({
      ...item,
      id: item.id === 0 ? (before[at]?.id ?? 0) : item.id,
      children: itemsAs(before[at]?.children ?? [], item.children),
    }))
  return { fields: wished.fields, items: itemsAs(known.items, wished.items) }
}

/** Undoing the last publication does not require consents again that were given before it. */
const askedAfter = (newest: Version, restores: Version | null): number =>
  restores !== null && restores.no === newest.no - 1 ? restores.askedFrom : newest.askedFrom
