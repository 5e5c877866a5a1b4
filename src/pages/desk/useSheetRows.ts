import { listSheetRows, type SheetPart } from '../../contract/paperSheet.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'

/** Rows of a spreadsheet that was read, in its order. */
export const useSheetRows = (conferenceId: number, id: number, part: SheetPart) =>
  usePlacedList(listSheetRows, { conference_id: conferenceId, id, part }, ({ id: line }) => line)
