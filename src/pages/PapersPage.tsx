import { useState } from 'react'
import { useSearch } from 'wouter'

import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { conferenceId as idOf } from './conferences/conferenceId.ts'
import { OwnPaper } from './papers/OwnPaper.tsx'
import { OwnPapers } from './papers/OwnPapers.tsx'

/** `/personal/paper/postedby`: the member's own papers, or the one that `?paper_id=` names. */
const PapersPage = () => {
  const id = idOf({ id: new URLSearchParams(useSearch()).get('paper_id') ?? '' })
  const [changes, setChanges] = useState(0)
  return (
    <MemberLayout current="postedby">
      {id === 0 ? (
        <OwnPapers />
      ) : (
        <OwnPaper key={`${id} ${changes}`} id={id} onChanged={() => setChanges(changes + 1)} />
      )}
    </MemberLayout>
  )
}

export default PapersPage
