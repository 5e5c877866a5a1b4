import { useState } from 'react'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { InConsole } from './console/InConsole.tsx'
import { PaperDecision } from './desk/PaperDecision.tsx'
import { rowId } from './desk/rowId.ts'

/** `/console/paper/:id/decision`: a paper and its reviews, and the chair's decision. */
const PaperDecisionPage = (props: PageProps) => {
  const id = rowId(props)
  const [changes, setChanges] = useState(0)
  return id === null ? (
    <StatusPage name="404" />
  ) : (
    <InConsole current="paperDesk">
      <PaperDecision key={`${id} ${changes}`} paperId={id} onChanged={() => setChanges(changes + 1)} />
    </InConsole>
  )
}

export default PaperDecisionPage
