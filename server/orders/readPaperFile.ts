import { and, eq, gte, sql } from 'drizzle-orm'

import { mayPlayGuarded } from '../accounts/secondFactor/hasFactor.ts'
import { paperFiles, papers, paperSettings, reviews } from '../db/schema/papers.ts'
import type { Db } from '../db/types.ts'
import type { FileStore, StoredFile } from '../files/store.ts'
import type { Uploads } from '../files/uploads.ts'
import { authorIds } from '../lifecycles/papers/authorIds.ts'
import { readByAuthor } from '../lifecycles/papers/ownPapers.ts'
import { Refused } from '../shared/refused.ts'
import { endingOf } from '../shared/endingOf.ts'
import { neutralName, readablePart } from '../lifecycles/papers/readableParts.ts'
import { paperDefaults } from '../lifecycles/papers/settings.ts'
import { grantsOf, rolesAsReader } from '../lifecycles/rolesOf.ts'
import type { AppConfig } from '../shared/config.ts'
import { examineKept } from './examineKept.ts'

interface PaperFileDeps {
  readonly db: Db
  readonly config: Pick<AppConfig, 'secondFactor'>
  readonly paperFiles: FileStore
  readonly uploads: Uploads
  readonly now: () => number
}

export interface PaperFile {
  readonly file: StoredFile
  readonly name: string
  /** For instance `pdf`. */
  readonly ending: string
}

/**
 * A file of a paper, for its authors, for the chairs who are not authors of it, and for a reviewer as long as the full
 * paper is open to them (REV-01). Null: not for this account. The queries are the same for everyone who may
 * not read it. Throws `Refused` with `limited` if the file was not examined yet. A reviewer who does not learn the authors gets the copy without the names that the file itself carries.
 */
export const readPaperFile = async (
  deps: PaperFileDeps,
  id: number | null,
  userId: number,
): Promise<PaperFile | null> => {
  if (id === null) return null
  const { db, config, paperFiles: store, now } = deps
  const [found] = await db
    .select({
      row: paperFiles,
      paper: papers,
      authors: authorIds,
      isAuthor: sql<boolean>`${readByAuthor(userId)}`,
      graceMinutes: sql<number>`coalesce(${paperSettings.graceMinutes}, ${paperDefaults.graceMinutes})::int`,
      anonymity: sql<'double' | 'single'>`coalesce(${paperSettings.anonymity}, ${paperDefaults.anonymity})`,
    })
    .from(paperFiles)
    .innerJoin(papers, eq(papers.id, paperFiles.paperId))
    .leftJoin(paperSettings, eq(paperSettings.conferenceId, papers.conferenceId))
    .where(eq(paperFiles.id, id))
  // Files of later rounds are for the reviewers of those only.
  const reviewing = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(paperFiles, eq(paperFiles.paperId, reviews.paperId))
    .where(and(eq(paperFiles.id, id), eq(reviews.userId, userId), gte(reviews.round, paperFiles.round)))
  const actor = { userId, requestId: null }
  const grants = await grantsOf(db, actor)
  const mayPlay = await mayPlayGuarded(db, config.secondFactor, userId)
  if (found === undefined) return null
  const { row, paper, authors, isAuthor, graceMinutes, anonymity } = found
  const owned = { ownerId: paper.userId, conferenceId: paper.conferenceId, authors }
  const roles = rolesAsReader('paper', grants, actor, owned)
  const at = new Date(now())
  const mayKnow = isAuthor || roles.includes('owner') || (roles.length > 0 && mayPlay)
  const mayRead =
    mayKnow || reviewing.some(({ review }) => readablePart(at, review, paper, graceMinutes) === 'paper')
  if (!mayRead) return null
  const isBlind = !mayKnow && anonymity === 'double'
  const { examined, blindFile } = isBlind && row.examined === null ? await examineKept(deps, row) : row
  const file = await store.find((isBlind ? blindFile : null) ?? row.file)
  if (isBlind && examined === null && file !== null) throw new Refused('limited', { retryAfter: 10 })
  return file && { file, name: neutralName(row.paperId, row), ending: endingOf(row.file) }
}
