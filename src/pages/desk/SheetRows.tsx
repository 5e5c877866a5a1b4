import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { SheetRowCard } from '../../components/papers/PaperDesk/SheetRowCard.tsx'
import type { SheetPart } from '../../contract/paperSheet.ts'
import { useSheetRows } from './useSheetRows.ts'

interface Props {
  conferenceId: number
  /** Id of the spreadsheet. */
  id: number
  part: SheetPart
}

/** Planned change of each row, or its result. */
export const SheetRows = ({ conferenceId, id, part }: Props) => (
  <MemberList
    {...useSheetRows(conferenceId, id, part)}
    height="4rem"
    count="sheets.order"
    empty={<EmptyState />}
  >
    {(row) => <SheetRowCard row={row} />}
  </MemberList>
)
