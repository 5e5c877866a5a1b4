import { eyesOf, type Eye } from '../../../src/contract/copyReview.ts'
import { wallSecond } from '../../../src/contract/wallTimes.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import type { Tx } from '../../db/types.ts'
import { readConferenceFile } from './readConferenceFile.ts'

/** What has to be looked at in a conference as it stands. `sourceDay`: first day of the one it was copied of. */
export const eyesOn = async (
  tx: Tx,
  row: typeof conferences.$inferSelect,
  sourceDay: string | null,
  at: Date,
): Promise<Eye[]> =>
  eyesOf(await readConferenceFile(tx, row), { sourceDay, now: wallSecond(at.toISOString(), row.timeZone) })
