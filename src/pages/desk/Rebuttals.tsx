import { useState } from 'react'

import { RebuttalBar } from '../../components/papers/PaperDesk/RebuttalBar.tsx'
import { listRebuttalCandidates } from '../../contract/rebuttal.ts'
import { useCall } from '../shared/useCall.ts'
import { ActOnPapers } from './ActOnPapers.tsx'

interface Props {
  conferenceId: number
  /** Some were opened: reload the desk. */
  onOpened: () => void
}

/** Invites the authors of all papers with complete reviews to reply, in one step; empty where there are none. */
export const Rebuttals = ({ conferenceId, onOpened }: Props) => {
  const { one } = useCall(listRebuttalCandidates, { conference_id: conferenceId })
  const [isAsking, setIsAsking] = useState(false)
  const papers = one?.list ?? []
  if (papers.length === 0) return null
  return (
    <>
      <RebuttalBar papers={papers.length} onOpen={() => setIsAsking(true)} />
      {isAsking && (
        <ActOnPapers
          act="rebuttal"
          conferenceId={conferenceId}
          papers={papers}
          onLeft={(isChanged) => {
            setIsAsking(false)
            if (isChanged) onOpened()
          }}
        />
      )}
    </>
  )
}
