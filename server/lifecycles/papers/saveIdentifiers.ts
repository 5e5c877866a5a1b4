import { and, eq, ne, sql } from 'drizzle-orm'

import { takesIdentifiers } from '../../../src/contract/paperIdentifiers.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { lockConference } from '../../db/lockConference.ts'

interface Wish {
  readonly id: number
  /** Version of the two, as the sender saw them. */
  readonly version: number
  readonly doi: string
  readonly pages: string
}

/**
 * Gives a paper its DOI and its pages; `keep` records the former ones. The caller has checked the permission.
 * @throws Refused `versionConflict`, `paperNotAccepted`, `doiTaken`
 */
export const saveIdentifiers = async (
  tx: Tx,
  { id, version, doi, pages }: Wish,
  keep: (data: Record<string, unknown>) => Promise<void>,
): Promise<void> => {
  const [owner] = await tx.select({ conferenceId: papers.conferenceId }).from(papers).where(eq(papers.id, id))
  if (owner === undefined) throw new Refused('notFound', { field: 'id' })
  // Two papers of a conference that are given one DOI are in line.
  await lockConference(tx, owner.conferenceId)
  const [row] = await tx.select().from(papers).where(eq(papers.id, id)).for('no key update')
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  if (!takesIdentifiers(row.state)) throw new Refused('paperNotAccepted', { field: 'id' })
  if (row.identifiersVersion !== version) throw new Refused('versionConflict', { field: 'version' })
  const [other] = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(
      and(
        eq(papers.conferenceId, row.conferenceId),
        ne(papers.id, id),
        ne(papers.doi, ''),
        eq(sql`lower(${papers.doi})`, doi.toLowerCase()),
      ),
    )
  if (other !== undefined) throw new Refused('doiTaken', { field: 'doi' })
  if (row.doi === doi && row.pages === pages) return
  await tx
    .update(papers)
    .set({ doi, pages, identifiersVersion: version + 1 })
    .where(eq(papers.id, id))
  await keep({ doi: [row.doi, doi], pages: [row.pages, pages] })
}
