import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { ImportRowLine } from '../../components/conference/PeopleImport/ImportRowLine.tsx'
import { listImportRows } from '../../contract/peopleImport.ts'
import type { ImportPart } from '../../contract/peopleImportWords.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'

interface Props {
  readonly id: number
  readonly conferenceId: number
  readonly part: ImportPart
}

/** Rows of a sheet of people, in its order. */
export const ImportRows = ({ id, conferenceId, part }: Props) => {
  const list = usePlacedList(listImportRows, { id, part, page_size: 50 }, ({ id: line }) => line)
  return (
    <MemberList {...list} height="4rem" count="people.import.order" empty={<EmptyState />}>
      {(row) => <ImportRowLine conferenceId={conferenceId} row={row} />}
    </MemberList>
  )
}
