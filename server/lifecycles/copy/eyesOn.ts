import { eyesOf, type Eye } from '../../../src/contract/copyReview.ts'
import { wallSecond } from '../../../src/contract/wallTimes.ts'
import type { conferences } from '../../db/schema/catalogue.ts'
import type { Tx } from '../../db/types.ts'
import { readConferenceFile } from './readConferenceFile.ts'

type Row = typeof conferences.$inferSelect

/** What has to be looked at in a conference as it stands. `sourceDay`: first day of the one it was copied of. */
export const eyesOn = async (tx: Tx, row: Row, sourceDay: string | null, at: Date): Promise<Eye[]> =>
  eyesOf(await readConferenceFile(tx, row), { sourceDay, now: wallSecond(at.toISOString(), row.timeZone) })

/** What is left of the list that the copy began with; of a conference that is no copy nothing. */
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
