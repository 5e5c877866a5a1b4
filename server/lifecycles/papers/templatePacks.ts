import { eq } from 'drizzle-orm'

import type { TemplatePack } from '../../../src/contract/templatePack.ts'
import { lockConference } from '../../db/lockConference.ts'
import { users } from '../../db/schema/accounts.ts'
import { templatePacks } from '../../db/schema/templatePacks.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'

/** Templates that a conference offers its authors, as its chairs read them. */
export const readTemplatePack = async (tx: Db | Tx, conferenceId: number): Promise<TemplatePack> => {
  const [row] = await tx
    .select({ pack: templatePacks, by: users.nickname })
    .from(templatePacks)
    .innerJoin(users, eq(users.id, templatePacks.userId))
    .where(eq(templatePacks.conferenceId, conferenceId))
  if (row === undefined) return { conference_id: conferenceId, version: 0, own: null, changed: null }
  const { version, name, bytes, changedAt } = row.pack
  return {
    conference_id: conferenceId,
    version,
    own: name === null || bytes === null ? null : { name, bytes },
    changed: { at: changedAt.toISOString(), by: row.by },
  }
}

interface Change {
  readonly conferenceId: number
  /** Version that the chair has seen. */
  readonly version: number
  /** Null: it is removed. */
  readonly own: { readonly name: string; readonly file: string; readonly bytes: number } | null
  readonly userId: number
  readonly at: Date
}

/**
 * Puts or removes it, unless another chair has since. Answers the stored name of the one before, which is to be discarded (null: there was none, or another
 * conference has it, too).
 * Null: there was nothing to remove, for instance because the answer of the removal was lost.
 */
export const changeTemplatePack = async (
  tx: Tx,
  change: Change,
): Promise<{ readonly before: string | null } | null> => {
  const { conferenceId, version, own, userId, at } = change
  // Two chairs are in line at the conference: there may be no row of a pack yet.
  await lockConference(tx, conferenceId)
  const [before] = await tx
    .select({ version: templatePacks.version, file: templatePacks.file })
    .from(templatePacks)
    .where(eq(templatePacks.conferenceId, conferenceId))
  if (own === null && (before?.file ?? null) === null) return null
  if ((before?.version ?? 0) !== version) throw new Refused('versionConflict', { field: 'version' })
  const values = {
    ...(own ?? { name: null, file: null, bytes: null }),
    version: version + 1,
    userId,
    changedAt: at,
  }
  await tx
    .insert(templatePacks)
    .values({ conferenceId, ...values })
    .onConflictDoUpdate({ target: templatePacks.conferenceId, set: values })
  const file = before?.file ?? null
  return { before: file === null || (await isKept(tx, file)) ? null : file }
}

/** Whether another conference has it, too, which was copied with its templates. Asked after the row was written, which waits for a copy under way. */
const isKept = async (tx: Tx, file: string): Promise<boolean> => {
  const [other] = await tx
    .select({ id: templatePacks.conferenceId })
    .from(templatePacks)
    .where(eq(templatePacks.file, file))
    .limit(1)
  return other !== undefined
}
