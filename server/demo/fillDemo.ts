import { seedMarks } from '../db/seedSite.ts'
import type { Db } from '../db/types.ts'
import type { DemoContent } from '../shared/config.ts'
import { seedOrders } from './seedOrders.ts'
import { seedPapers, type SeedPapersOptions } from './seedPapers.ts'

/** Adds registrations and papers to the demo content, where there is any (`fillDatabase`). Each once and wholly. */
export const fillDemo = async (
  db: Db,
  { demo, ...options }: SeedPapersOptions & { readonly demo: DemoContent },
): Promise<void> => {
  if (demo === 'off') return
  const marks = await seedMarks(db)
  if (!marks.has('seededCommerce')) return
  if (!marks.has('seededOrders')) await seedOrders(db, options)
  if (!marks.has('seededPapers')) await seedPapers(db, options)
}
