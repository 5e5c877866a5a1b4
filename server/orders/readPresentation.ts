import { eq } from 'drizzle-orm'

import { mayPlayGuarded } from '../accounts/secondFactor/hasFactor.ts'
import { papers } from '../db/schema/papers.ts'
import { presentationFiles } from '../db/schema/presentations.ts'
import type { Db } from '../db/types.ts'
import type { FileStore } from '../files/store.ts'
import { authorIds } from '../lifecycles/papers/authorIds.ts'
import { endingOf } from '../shared/endingOf.ts'
import { grantsOf, rolesAsReader } from '../lifecycles/rolesOf.ts'
import type { AppConfig } from '../shared/config.ts'
import type { PaperFile } from './readPaperFile.ts'

interface PresentationDeps {
  readonly db: Db
  readonly config: Pick<AppConfig, 'secondFactor'>
  readonly paperFiles: FileStore
}

/**
 * An oral presentation or a poster (FILE-03), for the owner of its paper; the current one also for the chairs who
 * are not authors of it. Null: not for this account. The queries are the same for every caller.
 */
export const readPresentation = async (
  { db, config, paperFiles: store }: PresentationDeps,
  id: number | null,
  userId: number,
): Promise<PaperFile | null> => {
  if (id === null) return null
  const [found] = await db
    .select({ row: presentationFiles, paper: papers, authors: authorIds })
    .from(presentationFiles)
    .innerJoin(papers, eq(papers.id, presentationFiles.paperId))
    .where(eq(presentationFiles.id, id))
  const actor = { userId, requestId: null }
  const grants = await grantsOf(db, actor)
  const mayPlay = await mayPlayGuarded(db, config.secondFactor, userId)
  if (found === undefined) return null
  const { row, paper, authors } = found
  const owned = { ownerId: paper.userId, conferenceId: paper.conferenceId, authors }
  const roles = rolesAsReader('paper', grants, actor, owned)
  const mayRead = roles.includes('owner') || (roles.length > 0 && mayPlay && row.isCurrent)
  const file = mayRead ? await store.find(row.file) : null
  const ending = endingOf(row.file)
  return file && { file, name: `paper-${row.paperId}-${row.kind}-${row.id}.${ending}`, ending }
}
