import { useState } from 'react'

import { IdentifiersPart } from '../../components/papers/PaperDesk/IdentifiersPart.tsx'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import { IdentifiersEditing } from './IdentifiersEditing.tsx'

interface Props {
  paper: DeskPaper
  /** They were saved, or have changed: reload the paper. */
  onChanged: () => void
}

/** The DOI and the pages of a paper from its acceptance on, and the way to give them. */
export const Identifiers = ({ paper, onChanged }: Props) => {
  const [isEditing, setIsEditing] = useState(false)
  if (paper.identifiers === null) return null
  return (
    <>
      <IdentifiersPart identifiers={paper.identifiers} onEdit={() => setIsEditing(true)} />
      {isEditing && (
        <IdentifiersEditing
          paper={paper}
          onEnd={(isChanged) => {
            setIsEditing(false)
            if (isChanged) onChanged()
          }}
        />
      )}
    </>
  )
}
