import type { RecipientCounts } from '../../../src/contract/campaign.ts'
import type { CampaignFacts } from '../../../src/contract/facts.ts'
import type { Db, Tx } from '../../db/types.ts'
import { measure, needsSecond, type Reach } from './audience.ts'
import { countsOf, hasTexts, noCounts, type CampaignRow, type ConferenceRow } from './campaignRows.ts'
import { dueTime, lateMs } from './dueTime.ts'

export interface CampaignStatus {
  readonly reach: Reach
  readonly counts: RecipientCounts
  /** All but who asks. */
  readonly facts: Omit<CampaignFacts, 'isSecond'>
}

/** Status of a campaign: its audience is counted until it begins, and its recipients from then on. */
export const campaignStatus = async (
  tx: Db | Tx,
  { row, conference }: { readonly row: CampaignRow; readonly conference: ConferenceRow },
  at: Date,
): Promise<CampaignStatus> => {
  const reach = await measure(tx, row.conferenceId, row.audience)
  const counts = (await countsOf(tx, [row.id])).get(row.id) ?? noCounts
  const due = dueTime(row, conference)
  const open = counts.pending + counts.claimed + counts.retry
  // Accepted at first, whatever was reported since.
  const taken = counts.accepted + counts.bounced + counts.complained
  return {
    reach,
    counts,
    facts: {
      conferenceId: row.conferenceId,
      hasTexts: hasTexts(row, reach),
      hasAudience: reach.matching > 0,
      wasTested: row.testedHash === row.hash,
      isSeen: row.seenHash === row.hash,
      isAsked: row.askedHash === row.hash,
      needsSecond: needsSecond(reach, row.isEssential),
      isConfirmed: row.confirmedHash === row.hash,
      isDue: due !== null && due <= at,
      isLate: due !== null && due.getTime() + lateMs < at.getTime(),
      isSettled: row.takenAt !== null && open === 0,
      hasFailures: counts.failed + counts.uncertain > 0,
      recipients: open + taken + counts.failed + counts.uncertain,
      accepted: taken,
      dueAt: due?.toISOString() ?? null,
    },
  }
}
