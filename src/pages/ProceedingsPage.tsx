import { useState } from 'react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { ProceedingsLayout } from '../components/Publication/ProceedingsLayout.tsx'
import { getConference } from '../contract/conference.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Entries } from './papers/Entries.tsx'
import { searchedWords, searchQuery } from './shared/searchedWords.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'

/** `/conferences/{id}/proceedings`: what is searched for stands in the address, so that it can be shared. */
const ProceedingsPage = ({ params }: PageProps) => {
  const { api, go, initial } = useServices()
  const id = conferenceId(params)
  const [served] = useState(() => initial(getConference, { id }))
  const { one } = useRemoteOne((signal) => api.call(getConference, { id }, { signal }), served)
  const q = searchedWords(useSearch())
  return (
    <ProceedingsLayout
      conferenceId={id}
      conference={one?.title ?? null}
      q={q}
      onSearch={(wanted) => {
        const query = searchQuery(wanted)
        go.to(`/conferences/${id}/proceedings${query && `?${query}`}`, {
          replace: query === searchQuery(q),
        })
      }}
    >
      <Entries key={q} conferenceId={id} q={q} />
    </ProceedingsLayout>
  )
}

export default ProceedingsPage
