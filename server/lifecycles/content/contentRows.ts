import { and, eq, isNotNull } from 'drizzle-orm'

import type { ContentKind } from '../../../src/contract/contentKinds.ts'
import type { ContentTexts } from '../../../src/contract/conferenceContent.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferenceContents, contentReleases } from '../../db/schema/contents.ts'
import type { Db, Tx } from '../../db/types.ts'

export type ContentRow = typeof conferenceContents.$inferSelect
export type ReleaseRow = typeof contentReleases.$inferSelect

export const textsOf = (row: ContentRow | ReleaseRow): ContentTexts => ({
  title: row.title,
  eng_title: row.engTitle,
  body: row.body,
  eng_body: row.engBody,
})

export const ofKind = (conferenceId: number, kind: ContentKind) =>
  and(eq(conferenceContents.conferenceId, conferenceId), eq(conferenceContents.kind, kind))

/** A release with the nickname of its author, or null. */
export const releaseOf = async (tx: Db | Tx, contentId: number, no: number) => {
  const [row] = await tx
    .select({ release: contentReleases, by: users.nickname })
    .from(contentReleases)
    .innerJoin(users, eq(users.id, contentReleases.by))
    .where(and(eq(contentReleases.contentId, contentId), eq(contentReleases.no, no)))
  return row ?? null
}

/** Whether everybody can read this text of a conference, were the conference published. */
export const isContentReleased = async (
  tx: Db | Tx,
  conferenceId: number,
  kind: ContentKind,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: conferenceContents.id })
    .from(conferenceContents)
    .where(and(ofKind(conferenceId, kind), isNotNull(conferenceContents.publicNo)))
  return rows.length > 0
}
