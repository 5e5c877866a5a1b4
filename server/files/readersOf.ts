import { and, eq, inArray, or, sql } from 'drizzle-orm'

import { workOf } from '../../src/contract/teamParts.ts'
import { isPublic } from '../db/isPublic.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { conferenceContents, contentPictures, contentReleases } from '../db/schema/contents.ts'
import { organizerApplications, userRoles } from '../db/schema/organizers.ts'
import type { Db } from '../db/types.ts'

export interface Readers {
  /** `everybody`, or these accounts beside the administrators. */
  readonly who: 'everybody' | readonly number[]
  /** The readers never change, so that caches can keep the file. */
  readonly isForGood: boolean
}

/** Who may see an uploaded picture. @param name of the file */
export const readersOf = async (db: Db, name: string): Promise<Readers> =>
  (await readersOfText(db, name)) ?? readersOfForm(db, `/uploads/${name}`)

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

/** A picture of an application is its applicant's and the administrators'; what is somebody's avatar stays public. */
const readersOfForm = async (db: Db, address: string): Promise<Readers> => {
  const { userId, form, change, decided } = organizerApplications
  const named = [form, change, decided].flatMap((column) => [
    sql`${column} ->> 'logo' = ${address}`,
    sql`${column} ->> 'licence' = ${address}`,
  ])
  const applicants = await db
    .select({ userId })
    .from(organizerApplications)
    .where(or(...named))
  const everybody = { who: 'everybody', isForGood: true } as const
  if (applicants.length === 0) return everybody
  // An applicant who names somebody else's avatar must not take it away from everybody.
  const [avatar] = await db.select({ id: users.id }).from(users).where(eq(users.avatar, address)).limit(1)
  return avatar === undefined ? { who: applicants.map((row) => row.userId), isForGood: false } : everybody
}
