import { eq, sql } from 'drizzle-orm'

import type { ConsentDocument } from '../../src/contract/consentDocuments.ts'
import { consents } from '../db/schema/site.ts'
import type { Db, Tx } from '../db/types.ts'

/** A document whose newest version the member has to agree to. */
export interface MissingConsent {
  readonly document: ConsentDocument
  readonly version: number
}

/** Consents that a member has not given since the text changed materially. Queried for every call that acts: two index lookups. */
export const missingConsents = async (db: Db | Tx, userId: number): Promise<MissingConsent[]> => {
  const { rows } = (await db.execute(sql`
    select newest.part as document, newest.no as version
    from (values ('agreement'), ('private')) as each (part)
    cross join lateral (
      select part, no, asked_from from site_versions v where v.part = each.part order by no desc limit 1
    ) newest
    where newest.asked_from > 1 and not exists (
      select 1 from consents c
      where c.user_id = ${userId} and c.document = newest.part and c.version >= newest.asked_from
    )`)) as unknown as { rows: MissingConsent[] }
  return rows
}

/** Whether a member has agreed to both documents, and to all that changed materially since. */
export const hasConsented = async (db: Db | Tx, userId: number): Promise<boolean> => {
  const documents = db
    .selectDistinct({ document: consents.document })
    .from(consents)
    .where(eq(consents.userId, userId))
  return (await documents).length === 2 && (await missingConsents(db, userId)).length === 0
}

/** Signing in is agreeing to what holds at that moment (LOGIN-04). */
export const consentToNewest = async (tx: Db | Tx, userId: number, at: Date): Promise<void> => {
  await tx.execute(sql`
    insert into consents (user_id, document, version, at)
    select ${userId}::integer, each.part,
      coalesce((select max(v.no) from site_versions v where v.part = each.part), 1), ${at.toISOString()}::timestamptz
    from (values ('agreement'), ('private')) as each (part)
    on conflict do nothing`)
}

export const keepConsent = async (
  tx: Db | Tx,
  userId: number,
  { document, version }: MissingConsent,
  at: Date,
): Promise<void> => {
  await tx.insert(consents).values({ userId, document, version, at }).onConflictDoNothing()
}
