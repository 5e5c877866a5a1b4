import { priceTiers, ticketTypes } from '../../../server/db/schema/registration.ts'
import type { Db } from '../../../server/db/types.ts'

interface Sold {
  readonly amount?: number
  readonly capacity?: number | null
  readonly audience?: 'anyone' | 'student' | 'author'
  readonly name?: string
}

/** A ticket type of a conference that is sold at one price; answers its number. */
export const soldType = async (
  db: Db,
  conferenceId: number,
  { amount = 0, capacity = null, audience = 'anyone', name = '嘉宾' }: Sold = {},
): Promise<{ ticketTypeId: number }> => {
  const [type] = await db
    .insert(ticketTypes)
    .values({
      conferenceId,
      name,
      engName: name === '嘉宾' ? 'Guest' : name,
      capacity,
      audience,
      position: 90,
    })
    .returning()
  const ticketTypeId = type?.id ?? 0
  await db.insert(priceTiers).values({ ticketTypeId, name: '标准', engName: 'Standard', amount })
  return { ticketTypeId }
}
