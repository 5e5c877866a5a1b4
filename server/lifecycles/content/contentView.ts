import { and, desc, eq } from 'drizzle-orm'

import { contentKinds, type ContentKind } from '../../../src/contract/contentKinds.ts'
import {
  listedReleases,
  type ConferenceContent,
  type ContentCard,
  type ReleaseCard,
} from '../../../src/contract/conferenceContent.ts'
import { emptyDocument } from '../../../src/contract/richText.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferenceContents, contentReleases } from '../../db/schema/contents.ts'
import type { Db, Tx } from '../../db/types.ts'
import { isBegun, hasSource, translationOf } from './translation.ts'
import { ofKind, releaseOf, textsOf, type ContentRow } from './contentRows.ts'

const nothing = {
  title: '',
  eng_title: '',
  body: emptyDocument,
  eng_body: emptyDocument,
} as const

/** Fields of a text that its list shows. */
const statusOf = async (tx: Db | Tx, kind: ContentKind, row: ContentRow | null): Promise<ContentCard> => {
  const texts = row === null ? nothing : textsOf(row)
  const shown = row === null || row.publicNo === null ? null : await releaseOf(tx, row.id, row.publicNo)
  return {
    kind,
    state: stateOf(row),
    title: texts.title,
    eng_title: texts.eng_title,
    has_source: hasSource(texts),
    translation: translationOf(texts, {
      translatedHash: row?.translatedHash ?? null,
      isPublic: shown !== null && isBegun(textsOf(shown.release)),
    }),
    released: shown === null ? null : cardOf({ ...shown.release, by: shown.by }),
  }
}

/** Every text that a conference can have, in their order. */
export const contentCards = async (tx: Db | Tx, conferenceId: number): Promise<ContentCard[]> => {
  const rows = await tx
    .select()
    .from(conferenceContents)
    .where(eq(conferenceContents.conferenceId, conferenceId))
  const known = new Map(rows.map((row) => [row.kind, row]))
  const cards = []
  for (const kind of contentKinds) cards.push(await statusOf(tx, kind, known.get(kind) ?? null))
  return cards
}

/** One text as it is worked on; it need not have been begun. */
export const contentView = async (
  tx: Db | Tx,
  conference: { readonly id: number; readonly name: string },
  kind: ContentKind,
): Promise<ConferenceContent> => {
  const [found] = await tx
    .select({ row: conferenceContents, by: users.nickname })
    .from(conferenceContents)
    .leftJoin(users, eq(users.id, conferenceContents.editedBy))
    .where(ofKind(conference.id, kind))
  const row = found?.row ?? null
  const status = await statusOf(tx, kind, row)
  const texts = row === null ? nothing : textsOf(row)
  const { editedAt = null, translatedFrom = null } = row ?? {}
  return {
    ...status,
    ...texts,
    conference_id: conference.id,
    conference: conference.name,
    id: row?.id ?? 0,
    version: row?.version ?? 0,
    revision: row?.revision ?? 0,
    edited: editedAt === null ? null : { at: editedAt.toISOString(), by: found?.by ?? '' },
    translated_from: status.translation === 'stale' ? translatedFrom : null,
    reason: row?.reason ?? null,
    releases: row === null ? [] : await releaseCards(tx, row.id),
  }
}

const releaseCards = async (tx: Db | Tx, contentId: number): Promise<ReleaseCard[]> => {
  const rows = await tx
    .select({ no: contentReleases.no, at: contentReleases.at, by: users.nickname })
    .from(contentReleases)
    .innerJoin(users, eq(users.id, contentReleases.by))
    .where(and(eq(contentReleases.contentId, contentId)))
    .orderBy(desc(contentReleases.no))
    .limit(listedReleases)
  return rows.map(cardOf)
}

export const cardOf = ({ no, at, by }: { no: number; at: Date; by: string }): ReleaseCard => ({
  no,
  at: at.toISOString(),
  by,
})

const stateOf = (row: ContentRow | null): ContentCard['state'] =>
  row?.state === 'released' || row?.state === 'retired' ? row.state : 'edited'
