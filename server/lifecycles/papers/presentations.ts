import { and, desc, eq, exists, inArray, like, or, type SQL } from 'drizzle-orm'

import type { Presentation } from '../../../src/contract/presentation.ts'
import {
  keptEarlier,
  presentationRefusal,
  type PresentationKind,
} from '../../../src/contract/presentationFile.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { papers } from '../../db/schema/papers.ts'
import { presentationFiles } from '../../db/schema/presentations.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { paperTitles } from './paperTitles.ts'

/** Oral presentations and posters, as the owner of the paper sees them (FILE-03). */

/** Papers of an account that can have such a file, or have one from before they were withdrawn or retracted. */
export const presentable = (tx: Db | Tx, userId: number, kind: PresentationKind): SQL | undefined =>
  and(
    eq(papers.userId, userId),
    or(
      like(papers.state, '%.accepted'),
      exists(
        tx
          .select({ id: presentationFiles.id })
          .from(presentationFiles)
          .where(and(eq(presentationFiles.paperId, papers.id), eq(presentationFiles.kind, kind))),
      ),
    ),
  )

/** The papers that `where` chooses, the newest first, with their files of one kind. */
export const presentationsOf = async (
  tx: Db | Tx,
  where: SQL | undefined,
  kind: PresentationKind,
  { limit, offset, language }: { limit: number; offset: number; language: MessageLanguage },
): Promise<Presentation[]> => {
  const rows = await tx
    .select({ paper: papers, conference: conferences })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(where)
    .orderBy(desc(papers.id))
    .limit(limit)
    .offset(offset)
  if (rows.length === 0) return []
  const ids = rows.map(({ paper }) => paper.id)
  const files = await tx
    .select()
    .from(presentationFiles)
    .where(and(inArray(presentationFiles.paperId, ids), eq(presentationFiles.kind, kind)))
    .orderBy(desc(presentationFiles.id))
  return rows.map(({ paper, conference }) => {
    const { title, subtitle } = paperTitles(paper, conference, language)
    const own = files.filter(({ paperId }) => paperId === paper.id)
    const current = own.find(({ isCurrent }) => isCurrent)
    return {
      id: paper.id,
      title,
      conference_id: paper.conferenceId,
      conference: subtitle,
      is_open: presentationRefusal(paper.state) === null,
      current: current === undefined ? null : fileOf(current),
      earlier: own.filter(({ isCurrent }) => !isCurrent).map(fileOf),
    }
  })
}

/** Removes the present files; the paper is locked. */
export const vacate = async (tx: Tx, place: SQL | undefined): Promise<void> => {
  await tx
    .update(presentationFiles)
    .set({ isCurrent: false })
    .where(and(place, eq(presentationFiles.isCurrent, true)))
}

/** Forgets what is older than the earlier files that are kept; the sweep of uploads takes their bytes. */
export const dropOldest = async (tx: Tx, place: SQL | undefined): Promise<void> => {
  const old = await tx
    .select({ id: presentationFiles.id })
    .from(presentationFiles)
    .where(and(place, eq(presentationFiles.isCurrent, false)))
    .orderBy(desc(presentationFiles.id))
    .offset(keptEarlier)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await tx.delete(presentationFiles).where(inArray(presentationFiles.id, ids))
}

/** The files of a paper and kind. */
export const placeOf = (paperId: number, kind: PresentationKind): SQL | undefined =>
  and(eq(presentationFiles.paperId, paperId), eq(presentationFiles.kind, kind))

const fileOf = ({ id, name, bytes, createdAt }: typeof presentationFiles.$inferSelect) => ({
  id,
  name,
  bytes,
  at: createdAt.toISOString(),
})
