import { inArray, sql } from 'drizzle-orm'

import { countryList } from './content/countries.ts'
import { documents } from './content/documents.ts'
import { footer, header, type SeedNav } from './content/navigation.ts'
import { subjectTree } from './content/subjects.ts'
import * as schema from './schema.ts'
import type { Db, Tx } from './types.ts'

/**
 * Writes what every site needs, with or without demo content: countries, subjects, navigation, documents, and a configuration
 * that its administrator fills, because contact and filing number belong to this site.
 * Once and wholly; false: it had been done before.
 */
export const seedSite = async (db: Db, { now = () => new Date() } = {}): Promise<boolean> => {
  if (hasSite(await seedMarks(db))) return false
  return db.transaction(async (tx) => {
    await lockSeed(tx)
    return writeSite(tx, now())
  })
}

/** The same inside a transaction that holds the lock. */
export const writeSite = async (tx: Tx, at: Date): Promise<boolean> => {
  if (hasSite(await seedMarks(tx))) return false
  await addSubjects(tx)
  await tx
    .insert(schema.countries)
    .values(
      countryList.map(([iso, code, name, engName], position) => ({ iso, code, name, engName, position })),
    )
  await addNavigation(tx, 'header', header)
  await addNavigation(tx, 'footer', footer)
  await tx.insert(schema.siteConfig).values({ organizerUrl: '/organizer', updatedAt: at })
  await tx.insert(schema.documents).values(documents.map((document) => ({ ...document, updatedAt: at })))
  await markSeeded(tx, 'seededSite', at)
  return true
}

/** `seeded`: demo accounts and catalogue; databases older than `seededSite` got the site's content together with them. */
const marks = ['seededSite', 'seeded', 'seededCommerce', 'seededOrders', 'seededPapers'] as const
type SeedMark = (typeof marks)[number]

/** Marks written by earlier starts, in one query: it runs at every start. */
export const seedMarks = async (db: Db | Tx): Promise<ReadonlySet<SeedMark>> => {
  const rows = await db
    .select({ name: schema.serverSettings.name })
    .from(schema.serverSettings)
    .where(inArray(schema.serverSettings.name, [...marks]))
  const found = new Set(rows.map(({ name }) => name))
  return new Set(marks.filter((mark) => found.has(mark)))
}

/** Does the work unless its mark is there; starting servers do it one after the other. false: it had been done, or `work` could not. */
export const seedOnce = (
  db: Db,
  {
    mark,
    at,
    work,
  }: { readonly mark: SeedMark; readonly at: Date; readonly work: (tx: Tx) => Promise<boolean | void> },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockSeed(tx)
    if ((await seedMarks(tx)).has(mark) || (await work(tx)) === false) return false
    await markSeeded(tx, mark, at)
    return true
  })

const markSeeded = async (tx: Tx, mark: SeedMark, at: Date): Promise<void> => {
  await tx.insert(schema.serverSettings).values({ name: mark, value: at.toISOString() })
}

const lockSeed = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

const lockKey = 7_306_530

const hasSite = (found: ReadonlySet<SeedMark>) => found.has('seededSite') || found.has('seeded')

const addSubjects = async (tx: Tx): Promise<void> => {
  const parents = await tx
    .insert(schema.subjects)
    .values(subjectTree.map(({ name }, position) => ({ name: name[0], engName: name[1], position })))
    .returning({ id: schema.subjects.id, engName: schema.subjects.engName })
  for (const { name, children } of subjectTree) {
    const parentId = parents.find((parent) => parent.engName === name[1])?.id
    await tx
      .insert(schema.subjects)
      .values(children.map((child, position) => ({ parentId, name: child[0], engName: child[1], position })))
  }
}

const addNavigation = async (
  tx: Tx,
  place: 'header' | 'footer',
  items: readonly SeedNav[],
  parentId: number | null = null,
) => {
  for (const [position, item] of items.entries()) {
    const [row] = await tx
      .insert(schema.navItems)
      .values({
        place,
        parentId,
        name: item.name,
        engName: item.eng,
        nickname: item.nickname ?? '',
        url: item.url,
        isWebsite: item.website ?? 0,
        position,
      })
      .returning({ id: schema.navItems.id })
    await addNavigation(tx, place, item.children ?? [], row?.id ?? null)
  }
}
