import { asc, count, eq, inArray, sql } from 'drizzle-orm'

import {
  siteLanguages,
  type PartContent,
  type PartItem,
  type SitePart,
} from '../../src/contract/siteParts.ts'
import { outer } from '../db/outer.ts'
import { conferences, subjects } from '../db/schema/catalogue.ts'
import { userSubjects } from '../db/schema/members.ts'
import { documents, friendlyLinks, navItems, siteConfig, siteVersions } from '../db/schema/site.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'

/** A part as it is in the tables that the public reads; banners and the butler have no tables. */
export const readPart = async (tx: Db | Tx, part: SitePart): Promise<PartContent> => {
  switch (part) {
    case 'config':
      return { fields: await readConfig(tx), items: [] }
    case 'header':
    case 'footer':
      return { fields: {}, items: await readNavigation(tx, part) }
    case 'links':
      return { fields: {}, items: await readLinks(tx) }
    case 'subjects':
      return { fields: {}, items: await readSubjects(tx) }
    case 'banners':
    case 'butler':
      return { fields: {}, items: [] }
    case 'agreement':
    case 'private':
      return { fields: await readDocument(tx, part), items: [] }
  }
}

/** Writes a part there; answers it with the ids that its new subjects got. Throws `Refused`. */
export const writePart = async (
  tx: Tx,
  part: SitePart,
  content: PartContent,
  at: Date,
): Promise<PartContent> => {
  switch (part) {
    case 'config':
      await tx.update(siteConfig).set({ ...configValues(content.fields), updatedAt: at })
      return content
    case 'header':
    case 'footer':
      await writeNavigation(tx, part, content.items)
      return content
    case 'links':
      await tx.delete(friendlyLinks)
      await insertSome(content.items, (rows) =>
        tx.insert(friendlyLinks).values(
          rows.map(({ fields }, position) => ({
            title: fields['title'] ?? '',
            engTitle: fields['eng_title'] ?? '',
            url: fields['url'] ?? '',
            position,
          })),
        ),
      )
      return content
    case 'subjects':
      return { fields: {}, items: await writeSubjects(tx, content.items) }
    case 'banners':
    case 'butler':
      return { ...content, items: await numbered(tx, part, content.items) }
    case 'agreement':
    case 'private':
      await tx.update(documents).set(documentValues(content.fields, at)).where(eq(documents.slug, part))
      return content
  }
}

/** How many conferences and members refer to each subject, by its id. */
export const usesOfSubjects = async (tx: Db | Tx): Promise<Map<number, number>> => {
  const [byConferences, byMembers] = [
    await tx
      .select({ id: conferences.subjectId, sum: count() })
      .from(conferences)
      .groupBy(conferences.subjectId),
    await tx
      .select({ id: userSubjects.subjectId, sum: count() })
      .from(userSubjects)
      .groupBy(userSubjects.subjectId),
  ]
  const uses = new Map<number, number>()
  for (const { id, sum } of [...byConferences, ...byMembers])
    if (id !== null) uses.set(id, (uses.get(id) ?? 0) + sum)
  return uses
}

const configColumns = {
  name: 'name',
  eng_name: 'engName',
  hot_line: 'hotLine',
  email: 'email',
  server_time: 'serverTime',
  eng_server_time: 'engServerTime',
  address: 'address',
  eng_address: 'engAddress',
  map_url: 'mapUrl',
  customer_qq: 'customerQq',
  header_image: 'headerImage',
  footer_image: 'footerImage',
  customer_wechat: 'customerWechat',
  wechat_code_img: 'wechatCodeImg',
  conf_assistant: 'confAssistant',
  paper_assistant: 'paperAssistant',
  copyright: 'copyright',
  eng_copyright: 'engCopyright',
  beian: 'beian',
  organizer_url: 'organizerUrl',
  mobile_origin: 'mobileOrigin',
} as const
type ConfigField = keyof typeof configColumns

const readConfig = async (tx: Db | Tx): Promise<Record<string, string>> => {
  const [row] = await tx.select().from(siteConfig).where(eq(siteConfig.id, 1))
  if (row === undefined) throw new Refused('notFound')
  const texts = (Object.keys(configColumns) as ConfigField[]).map((name) => [name, row[configColumns[name]]])
  return {
    ...Object.fromEntries(texts),
    languages: row.languages,
    sister_origins: row.sisterOrigins.join('\n'),
  }
}

const configValues = (fields: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    (Object.keys(configColumns) as ConfigField[]).map((name) => [configColumns[name], fields[name] ?? '']),
  ),
  languages: siteLanguages.find((one) => one === fields['languages']) ?? 'zh,en',
  sisterOrigins: (fields['sister_origins'] ?? '').split(/\s+/).filter((origin) => origin !== ''),
})

/**
 * Entries that have addresses of their own keep their number in all versions, and no number is ever given to another entry:
 * an old link must not lead to something else.
 */
const numbered = async (tx: Tx, part: SitePart, items: readonly PartItem[]): Promise<PartItem[]> => {
  const [known] = await tx
    .select({
      last: sql<number>`coalesce(max((select max((item ->> 'id')::int) from jsonb_array_elements(${outer(siteVersions.content)} -> 'items') as item)), 0)`,
    })
    .from(siteVersions)
    .where(eq(siteVersions.part, part))
  let last = known?.last ?? 0
  const given = new Set<number>()
  return items.map((item) => {
    const isKnown = item.id > 0 && item.id <= (known?.last ?? 0) && !given.has(item.id)
    const id = isKnown ? item.id : (last += 1)
    given.add(id)
    return { ...item, id }
  })
}

const readNavigation = async (tx: Db | Tx, place: 'header' | 'footer'): Promise<PartItem[]> => {
  const rows = await tx
    .select()
    .from(navItems)
    .where(eq(navItems.place, place))
    .orderBy(asc(navItems.position), asc(navItems.id))
  const under = (parent: number | null): PartItem[] =>
    rows
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, name, engName, nickname, url }) => ({
        id: 0,
        fields: {
          name,
          eng_name: engName,
          ...(place === 'header' || parent !== null ? { url } : {}),
          ...(place === 'footer' ? { nickname } : {}),
        },
        children: under(id),
      }))
  return under(null)
}

const writeNavigation = async (tx: Tx, place: 'header' | 'footer', items: readonly PartItem[]) => {
  await tx.delete(navItems).where(eq(navItems.place, place))
  const insert = async (list: readonly PartItem[], parentId: number | null): Promise<void> => {
    for (const [position, { fields, children }] of list.entries()) {
      const url = fields['url'] ?? ''
      const [row] = await tx
        .insert(navItems)
        .values({
          place,
          parentId,
          name: fields['name'] ?? '',
          engName: fields['eng_name'] ?? '',
          nickname: fields['nickname'] ?? '',
          url,
          isWebsite: url === '' || url.startsWith('/') ? 0 : 1,
          position,
        })
        .returning({ id: navItems.id })
      await insert(children, row?.id ?? null)
    }
  }
  await insert(items, null)
}

const readLinks = async (tx: Db | Tx): Promise<PartItem[]> => {
  const rows = await tx
    .select()
    .from(friendlyLinks)
    .orderBy(asc(friendlyLinks.position), asc(friendlyLinks.id))
  return rows.map(({ title, engTitle, url }) => ({
    id: 0,
    fields: { title, eng_title: engTitle, url },
    children: [],
  }))
}

const readSubjects = async (tx: Db | Tx): Promise<PartItem[]> => {
  const rows = await tx.select().from(subjects).orderBy(asc(subjects.position), asc(subjects.id))
  const under = (parent: number | null): PartItem[] =>
    rows
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, name, engName }) => ({ id, fields: { name, eng_name: engName }, children: under(id) }))
  return under(null)
}

/** Ids stay, because conferences and members refer to them; one that they refer to neither goes nor changes its level. */
const writeSubjects = async (tx: Tx, items: readonly PartItem[]): Promise<PartItem[]> => {
  const rows = await tx.select().from(subjects)
  const top = new Set(items.map(({ id }) => id))
  const below = new Set(items.flatMap(({ children }) => children.map(({ id }) => id)))
  const displaced = rows.filter(({ id, parentId }) => !(parentId === null ? top : below).has(id))
  const uses = await usesOfSubjects(tx)
  const used = displaced.reduce((sum, { id }) => sum + (uses.get(id) ?? 0), 0)
  if (used > 0) throw new Refused('subjectInUse', { field: 'content', count: used })
  const gone = displaced.filter(({ id }) => !top.has(id) && !below.has(id)).map(({ id }) => id)
  const write = async (list: readonly PartItem[], parentId: number | null): Promise<PartItem[]> => {
    const written: PartItem[] = []
    for (const [position, { id, fields, children }] of list.entries()) {
      const values = { parentId, name: fields['name'] ?? '', engName: fields['eng_name'] ?? '', position }
      const [row] =
        id === 0
          ? await tx.insert(subjects).values(values).returning({ id: subjects.id })
          : await tx
              .insert(subjects)
              .overridingSystemValue()
              .values({ id, ...values })
              .onConflictDoUpdate({ target: subjects.id, set: values })
              .returning({ id: subjects.id })
      const known = row?.id ?? id
      written.push({ id: known, fields, children: await write(children, known) })
    }
    return written
  }
  const written = await write(items, null)
  if (gone.length > 0) await tx.delete(subjects).where(inArray(subjects.id, gone)).catch(inUse)
  return written
}

/** A row was chosen since the count. */
const inUse = (error: unknown): never => {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown }
  throw code === '23503' ? new Refused('subjectInUse', { field: 'content' }) : error
}

const readDocument = async (tx: Db | Tx, slug: string): Promise<Record<string, string>> => {
  const [row] = await tx.select().from(documents).where(eq(documents.slug, slug))
  if (row === undefined) throw new Refused('notFound')
  const { title, engTitle, content, engContent } = row
  return { title, eng_title: engTitle, content, eng_content: engContent }
}

const documentValues = (fields: Readonly<Record<string, string>>, updatedAt: Date) => ({
  title: fields['title'] ?? '',
  engTitle: fields['eng_title'] ?? '',
  content: fields['content'] ?? '',
  engContent: fields['eng_content'] ?? '',
  updatedAt,
})

/** The database takes no insert of no rows. */
const insertSome = async <Row>(
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => PromiseLike<unknown>,
) => {
  if (rows.length > 0) await insert(rows)
}

/** One publication of a part after the other, at all servers. */
export const lockPart = async (tx: Tx, part: SitePart): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`site:${part}`}))`)
}
