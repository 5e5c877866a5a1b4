import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'

import { isConsentDocument } from '../../src/contract/consentDocuments.ts'
import {
  faultsOfPart,
  partShapes,
  siteParts,
  tidyPart,
  type ItemShape,
  type PartContent,
  type PartField,
  type PartItem,
  type SitePart,
} from '../../src/contract/siteParts.ts'
import { users } from '../db/schema/accounts.ts'
import { subjects } from '../db/schema/catalogue.ts'
import { uploadedFiles } from '../db/schema/files.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { siteVersions } from '../db/schema/site.ts'
import type { Db } from '../db/types.ts'
import { privateKind } from '../files/ownPictures.ts'
import { Refused } from '../shared/refused.ts'
import { cleanHtml } from './cleanHtml.ts'
import { usesOfSubjects } from './siteTables.ts'
import {
  newestCards,
  newestVersion,
  oneVersion,
  publish,
  staleIn,
  versionCards,
  type Version,
} from './siteVersions.ts'
import type { Deps, HandlerTable } from './table.ts'

/** Administrators' editing of the site, in versions (OPS-01). The contract names the permissions, checked before. */
export const siteAdminHandlers = (deps: Deps) => {
  const { db, now } = deps
  const stateOf = async (part: SitePart) => ({
    ...withoutAsked(await newestVersion(db, part)),
    uses:
      part === 'subjects'
        ? Object.fromEntries([...(await usesOfSubjects(db))].map(([id, sum]) => [String(id), sum]))
        : {},
    stale: [...(await staleIn(db, part))],
    members: isConsentDocument(part) ? await membersOf(db) : 0,
  })
  return {
    listSiteParts: () => newestCards(db, siteParts),
    getSitePart: ({ part }) => stateOf(part),
    listSiteVersions: ({ part, ...page }) => versionCards(db, part, page),
    getSiteVersion: async ({ part, no }) => withoutAsked(await oneVersion(db, part, no, 'no')),

    saveSitePart: async (input, { exchange, member: { userId } }) => {
      const { part, no: base, note = '', eng_note: engNote = '' } = input
      const content = cleanPart(part, tidyPart(part, input.content))
      const [fault] = faultsOfPart(part, content)
      if (fault !== undefined) throw new Refused(fault.reason, { field: `content.${fault.field}` })
      const isMaterial = input.material === 1
      if (isMaterial) checkMaterial(part, { note, eng_note: engNote })
      await checkPictures(deps, part, content)
      if (part === 'subjects') await checkSubjects(db, content)
      const wish = { part, content, base, note, engNote, isMaterial, restores: null }
      await publish(db, wish, { exchange, userId, at: new Date(now()) })
      return stateOf(part)
    },

    restoreSitePart: async ({ part, no: base, wanted }, { exchange, member: { userId } }) => {
      const restores = await oneVersion(db, part, wanted, 'wanted')
      const { content } = restores
      const wish = { part, content, base, note: '', engNote: '', isMaterial: false, restores }
      await publish(db, wish, { exchange, userId, at: new Date(now()) })
      return stateOf(part)
    },
  } satisfies Partial<HandlerTable>
}

const withoutAsked = ({ askedFrom: _asked, ...version }: Version) => version

const membersOf = async (db: Db): Promise<number> => {
  const [row] = await db.select({ sum: count() }).from(users)
  return row?.sum ?? 0
}

/** Members read what has changed before they agree, in their language. */
const checkMaterial = (part: SitePart, notes: Readonly<Record<'note' | 'eng_note', string>>) => {
  if (!isConsentDocument(part)) throw new Refused('invalid', { field: 'material' })
  for (const field of ['note', 'eng_note'] as const)
    if (notes[field] === '') throw new Refused('required', { field })
}

/** Removes markup that the reader's page would leave out: the published version is the one that readers get. */
const cleanPart = (part: SitePart, { fields, items }: PartContent): PartContent => {
  const shape = partShapes[part]
  return {
    fields: cleanFields(shape.fields, fields),
    items: items.map((item) => cleanItem(shape.items, item)),
  }
}

const cleanItem = (shape: ItemShape | null, item: PartItem): PartItem => ({
  ...item,
  fields: cleanFields(shape?.fields ?? [], item.fields),
  children: item.children.map((child) => cleanItem(shape?.children ?? null, child)),
})

const cleanFields = (fields: readonly PartField[], texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const text = texts[name] ?? ''
      if (kind !== 'html') return [name, text]
      const clean = cleanHtml(text).trim()
      return [name, /[^\s]/.test(clean.replace(/<[^>]*>/g, '')) ? clean : '']
    }),
  )

/** Pictures that an administrator uploaded, or that are in an earlier version: not what a member keeps to himself. */
const checkPictures = async ({ db, files }: Deps, part: SitePart, content: PartContent): Promise<void> => {
  for (const { path, address } of picturesOf(part, content)) {
    const name = /^\/uploads\/([^/]+)$/.exec(address)?.[1]
    if (name === undefined) continue
    const [row] = await db
      .select({ name: uploadedFiles.name })
      .from(uploadedFiles)
      .innerJoin(userRoles, and(eq(userRoles.userId, uploadedFiles.userId), eq(userRoles.role, 'admin')))
      .where(
        and(
          eq(uploadedFiles.name, name),
          eq(uploadedFiles.place, 'pictures'),
          or(isNull(uploadedFiles.kind), ne(uploadedFiles.kind, privateKind)),
        ),
      )
    const [before] =
      row === undefined
        ? await db
            .select({ id: siteVersions.id })
            .from(siteVersions)
            .where(sql`position(${address} in ${siteVersions.content}::text) > 0`)
            .limit(1)
        : [row]
    if (before === undefined || (await files.find(name)) === null)
      throw new Refused('fileUnknown', { field: `content.${path}` })
  }
}

interface Picture {
  readonly path: string
  readonly address: string
}

const picturesOf = (part: SitePart, content: PartContent): Picture[] => {
  const { fields, items } = partShapes[part]
  return [
    ...picturesIn(fields, content.fields, ''),
    ...(items === null
      ? []
      : content.items.flatMap((each, at) => picturesOfItem(items, each, `items.${at}.`))),
  ]
}

const picturesOfItem = (shape: ItemShape, { fields }: PartItem, path: string): Picture[] =>
  picturesIn(shape.fields, fields, path)

const picturesIn = (
  fields: readonly PartField[],
  given: Readonly<Record<string, string>>,
  path: string,
): Picture[] =>
  fields
    .filter(({ kind }) => kind === 'image')
    .map(({ name }) => ({ path: path + name, address: given[name] ?? '' }))

/** Each id exists, and occurs once. */
const checkSubjects = async (db: Db, { items }: PartContent): Promise<void> => {
  const ids = items
    .flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    .filter((id) => id > 0)
  if (new Set(ids).size !== ids.length) throw new Refused('invalid', { field: 'content.items' })
  if (ids.length === 0) return
  const known = await db.select({ id: subjects.id }).from(subjects).where(inArray(subjects.id, ids))
  if (known.length !== ids.length) throw new Refused('subjectUnknown', { field: 'content.items' })
}
