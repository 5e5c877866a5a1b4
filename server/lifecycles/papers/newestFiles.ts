import { desc, eq } from 'drizzle-orm'

import { paperFiles } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'

/** The newest file of each kind, the pdf first: a round need not bring new ones. */
export const newestFiles = (tx: Db | Tx, paperId: number) =>
  tx
    .selectDistinctOn([paperFiles.kind])
    .from(paperFiles)
    .where(eq(paperFiles.paperId, paperId))
    .orderBy(desc(paperFiles.kind), desc(paperFiles.id))
