import { and, eq, gte, lte } from 'drizzle-orm'

import { campaignRecipients } from '../../db/schema/campaigns.ts'
import type { Db } from '../../db/types.ts'

/** So long after a mail server has taken a mail, a report about its address is counted as one about that mail. */
const reportedWithinMs = 7 * 86_400_000

/**
 * Notes at the mails of campaigns that a mail service reports as bounced or complained about. A report names an address and no
 * mail: it is about those that were accepted in the week before.
 */
export const noteReported = async (
  db: Db,
  { address, state, at }: { address: string; state: 'bounced' | 'complained'; at: Date },
): Promise<void> => {
  await db
    .update(campaignRecipients)
    .set({ state, movedAt: at })
    .where(
      and(
        eq(campaignRecipients.address, address.toLowerCase()),
        eq(campaignRecipients.state, 'accepted'),
        lte(campaignRecipients.movedAt, at),
        gte(campaignRecipients.movedAt, new Date(at.getTime() - reportedWithinMs)),
      ),
    )
}
