import { countDeskPapers, listDeskPapers, listPaperConferences } from '../../contract/paperDesk.ts'
import { useCallList } from '../shared/useCallList.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'
import { useCall } from '../shared/useCall.ts'
import type { DeskWish } from './deskWish.ts'

/** Papers of a conference, those with the newest number first. */
export const useDeskPapers = ({ conferenceId, filter, q }: DeskWish) =>
  usePlacedList(
    listDeskPapers,
    { conference_id: conferenceId, filter, ...(q === '' ? {} : { q }) },
    ({ id }) => id,
  )

/** How many papers there are of each kind; `one` is null until it is known. */
export const useDeskCounts = (conferenceId: number) =>
  useCall(countDeskPapers, { conference_id: conferenceId })

/** Conferences in which the account decides about papers. */
export const usePaperConferences = () => {
  const { onRefresh: _refresh, ...list } = useCallList(listPaperConferences, {})
  return list
}
