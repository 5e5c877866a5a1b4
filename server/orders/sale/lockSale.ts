import { lockConference } from '../../db/lockConference.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'

export type SaleConference = typeof conferences.$inferSelect

/** Concurrent changes of a conference's sale wait for each other here; registrations do not. Taken before the locks on ticket types. */
export const lockSale = async (tx: Tx, conferenceId: number): Promise<SaleConference> => {
  const row = await lockConference(tx, conferenceId)
  if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
  return row
}
