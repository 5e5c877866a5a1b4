import type { OwnPaper } from '../../../contract/paper.ts'
import type { Editing } from '../../../contract/paperEditing.ts'
import { AmendNote } from './AmendNote.tsx'
import { Decisions } from './Decisions.tsx'
import { RevisionNote } from './RevisionNote.tsx'

/** Above the fields: why something that was submitted is edited, and until when. */
export const EditingNote = ({ editing, paper }: { editing: Editing; paper: OwnPaper }) => {
  if (editing === 'submitted') return <AmendNote paper={paper} />
  return (
    editing === 'revision' && (
      <>
        <RevisionNote paper={paper} />
        <Decisions decisions={paper.decisions.slice(0, 1)} />
      </>
    )
  )
}
