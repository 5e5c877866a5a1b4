import { inArray } from 'drizzle-orm'

import { users } from '../db/schema/accounts.ts'
import type { Db } from '../db/types.ts'

/** Nicknames of accounts by id, in one query; an id that no account has is absent. */
export const nicknamesOf = async (
  db: Db,
  ids: ReadonlyArray<number | null>,
): Promise<ReadonlyMap<number, string>> => {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, wanted))
  return new Map(found.map(({ id, nickname }) => [id, nickname]))
}
