import { useState } from 'react'

import { RebuttalSheet } from '../../components/papers/PaperDesk/RebuttalSheet.tsx'
import type { DeskPaper } from '../../contract/paperDesk.ts'
import { ActOnPapers } from './ActOnPapers.tsx'

interface Props {
  paper: DeskPaper
  /** It was opened, or has changed: reload the paper. */
  onChanged: () => void
}

/** The author's answer to the reviews, beside them. */
export const PaperRebuttal = ({ paper, onChanged }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <RebuttalSheet paper={paper} onOpen={() => setIsAsking(true)} />
      {isAsking && (
        <ActOnPapers
          act="rebuttal"
          conferenceId={paper.conference_id}
          papers={[paper]}
          onLeft={(isChanged) => {
            setIsAsking(false)
            if (isChanged) onChanged()
          }}
        />
      )}
    </>
  )
}
