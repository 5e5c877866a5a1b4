import { useState } from 'react'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { ProceedingsLayout } from '../components/papers/Publication/ProceedingsLayout.tsx'
import { getConference } from '../contract/conference.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Entries } from './papers/Entries.tsx'
import { useCall } from './shared/useCall.ts'
import { useSearchedWords } from './shared/useSearchedWords.ts'

/** `/conferences/{id}/proceedings`: the search is in the address, so that it can be shared. */
const ProceedingsPage = ({ params }: PageProps) => {
  const { initial } = useServices()
  const id = conferenceId(params)
  const [served] = useState(() => initial(getConference, { id }))
  const { one } = useCall(getConference, { id }, served)
  const search = useSearchedWords(`/conferences/${id}/proceedings`)
  return (
    <ProceedingsLayout {...search} conferenceId={id} conference={one?.title ?? null}>
      <Entries key={search.q} conferenceId={id} q={search.q} />
    </ProceedingsLayout>
  )
}

export default ProceedingsPage
