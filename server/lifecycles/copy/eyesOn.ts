import { eyesOf, type Eye } from '../../../src/contract/copyReview.ts'
import { wallSecond } from '../../../src/contract/wallTimes.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import type { Tx } from '../../db/types.ts'
import { readConferenceFile } from './readConferenceFile.ts'

type Row = typeof conferences.$inferSelect

/** Items to look at in a conference as it is now. `sourceDay`: first day of the conference it was copied from. */
export const eyesOn = async (tx: Tx, row: Row, sourceDay: string | null, at: Date): Promise<Eye[]> =>
  eyesOf(await readConferenceFile(tx, row), { sourceDay, now: wallSecond(at.toISOString(), row.timeZone) })

/** Items left of the list that the copy began with; empty for a conference that is no copy. */
export const copiedEyes = async (
  tx: Tx,
  row: Row,
  at: Date,
): Promise<Array<Eye & { readonly is_seen: boolean }>> => {
  const { copy } = row
  if (copy === null) return []
  return (await eyesOn(tx, row, copy.first_day, at))
    .filter(({ key }) => copy.keys.includes(key))
    .map((eye) => ({ ...eye, is_seen: copy.seen.includes(eye.key) }))
}
