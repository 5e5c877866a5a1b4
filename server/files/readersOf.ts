import { and, eq, inArray, sql } from 'drizzle-orm'

import { workOf } from '../../src/contract/teamParts.ts'
import { isPublic } from '../db/isPublic.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { conferenceContents, contentPictures, contentReleases } from '../db/schema/contents.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { uploadedFiles } from '../db/schema/files.ts'
import type { Db } from '../db/types.ts'
import { privateKind } from './ownPictures.ts'

export interface Readers {
  /** `everybody`, or these accounts beside the administrators. */
  readonly who: 'everybody' | readonly number[]
  /** The readers never change, so that caches can keep the file. */
  readonly isForGood: boolean
}

/**
 * Users who may see an uploaded picture: decided by the purpose of its upload, never by the text that names it.
 * @param name of the file
 */
export const readersOf = async (db: Db, name: string): Promise<Readers> => {
  const readers = await readersOfText(db, name)
  if (readers !== null) return readers
  const [file] = await db
    .select({ userId: uploadedFiles.userId, kind: uploadedFiles.kind })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.name, name))
  return file?.kind === privateKind
    ? { who: [file.userId], isForGood: false }
    : { who: 'everybody', isForGood: true }
}

/** A picture of a text of a conference is everybody’s while a released text shows it; before and afterwards it is the team’s. */
const readersOfText = async (db: Db, name: string): Promise<Readers | null> => {
  const { conferenceId } = contentPictures
  const shown = db
    .select({ one: sql`1` })
    .from(conferences)
    .innerJoin(conferenceContents, eq(conferenceContents.conferenceId, conferences.id))
    .innerJoin(
      contentReleases,
      and(
        eq(contentReleases.contentId, conferenceContents.id),
        eq(contentReleases.no, conferenceContents.publicNo),
      ),
    )
    .where(
      and(
        eq(conferences.id, conferenceId),
        isPublic,
        sql`position(${name} in ${contentReleases.body}::text || ${contentReleases.engBody}::text) > 0`,
      ),
    )
  const rows = await db
    .select({ conferenceId, isShown: sql<boolean>`exists (${shown})` })
    .from(contentPictures)
    .where(eq(contentPictures.file, name))
  if (rows.length === 0) return null
  if (rows.some(({ isShown }) => isShown)) return { who: 'everybody', isForGood: false }
  const team = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(
      and(
        inArray(
          userRoles.conferenceId,
          rows.map((row) => row.conferenceId),
        ),
        inArray(userRoles.role, [...workOf.content]),
      ),
    )
  return { who: team.map(({ userId }) => userId), isForGood: false }
}
