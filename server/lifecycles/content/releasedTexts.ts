import { and, eq } from 'drizzle-orm'

import { contentKinds, type ReleasedCard } from '../../../src/contract/contentKinds.ts'
import { conferenceContents, contentReleases } from '../../db/schema/contents.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Exchange } from '../../shared/exchange.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'

/** Released texts of a conference, in reading order; does not check whether the conference is public. */
export const releasedTexts = async (tx: Db | Tx, conferenceId: number) => {
  const { contentId, no, title, engTitle, at } = contentReleases
  const rows = await tx
    .select({ kind: conferenceContents.kind, contentId, no, title, engTitle, at })
    .from(conferenceContents)
    .innerJoin(
      contentReleases,
      and(eq(contentId, conferenceContents.id), eq(no, conferenceContents.publicNo)),
    )
    .where(eq(conferenceContents.conferenceId, conferenceId))
  return rows.toSorted((one, other) => contentKinds.indexOf(one.kind) - contentKinds.indexOf(other.kind))
}

type Released = Awaited<ReturnType<typeof releasedTexts>>[number]

export const cardOfReleased = (
  { kind, title, engTitle, at }: Released,
  { language }: Exchange,
): ReleasedCard => ({ kind, title: inLanguage(language, title, engTitle), at: at.toISOString() })
