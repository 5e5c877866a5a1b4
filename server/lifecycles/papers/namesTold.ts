import type { DocumentName } from '../../../src/contract/documentName.ts'
import type { paperFiles } from '../../db/schema/papers.ts'

/** What a file says of its authors, for those who may know; null: nobody could look into it, or has yet. */
export const namesTold = (examined: (typeof paperFiles.$inferSelect)['examined']): DocumentName[] | null =>
  examined?.names?.map((name) => ({ ...name })) ?? null
