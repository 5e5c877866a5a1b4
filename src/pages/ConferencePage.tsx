import { useState } from 'react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { ConferenceView } from '../components/catalogue/Conference/ConferenceView.tsx'
import { getConference } from '../contract/conference.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { foundEntry } from './conferences/foundEntry.ts'
import { Collect } from './shared/Collect.tsx'
import { useClock } from './shared/useClock.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'
import { useVisitor } from './shared/useVisitor.ts'

/** `/conferences/{id}` */
const ConferencePage = ({ params }: PageProps) => {
  const { api, initial, session } = useServices()
  const input = { id: conferenceId(params) }
  const [served] = useState(() => initial(getConference, input))
  const fetchOne = (signal: AbortSignal) => api.call(getConference, input, { signal })
  const { one, ...rest } = useRemoteOne(fetchOne, served)
  useSubjectTitle(one?.title)
  const visitor = useVisitor(session)
  const now = useClock()
  const entry = foundEntry(useSearch())
  const [isWished, setWished] = useState(false)
  // The server's markup is the same for all visitors, and does not include a member's collection.
  const collected = served !== undefined && visitor !== null ? null : (one?.collected ?? false)
  return (
    <ConferenceView
      {...rest}
      conference={one}
      now={now}
      entry={entry}
      collect={
        <Collect
          key={visitor}
          kind="conf"
          id={input.id}
          fetchCollected={async (signal) => (await fetchOne(signal)).collected}
          collected={collected}
          isWished={isWished}
          onWish={setWished}
        />
      }
    />
  )
}

export default ConferencePage
