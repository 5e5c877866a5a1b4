import { useSelector } from '@xstate/react'
import { useRef, useState, useSyncExternalStore } from 'react'

import { useServices } from '../app/context.tsx'
import type { AppServices, PageProps } from '../app/context.tsx'
import { ConferenceView } from '../components/Conference/ConferenceView.tsx'
import { getConference } from '../contract/conference.ts'
import { Collect } from './conferences/Collect.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'

/** `/conferences/{id}` */
const ConferencePage = ({ params }: PageProps) => {
  const { api, initial, now, session } = useServices()
  const input = { id: conferenceId(params) }
  const [served] = useState(() => initial(getConference, input))
  const { one, ...rest } = useRemoteOne((signal) => api.call(getConference, input, { signal }), served)
  const visitor = useVisitor(session)
  const isLive = useSyncExternalStore(never, yes, no)
  // The server's markup is the same for everybody, and says nothing of what a member has collected.
  const collected = served !== undefined && visitor !== null ? null : (one?.collected ?? false)
  return (
    <ConferenceView
      {...rest}
      conference={one}
      now={isLive ? now() : null}
      collect={<Collect key={visitor} id={input.id} collected={collected} />}
    />
  )
}

/** Id of the account, or null. Who has lost the session is the same visitor until they leave the box that says so. */
const useVisitor = (session: AppServices['session']) => {
  const shown = useRef<number | null>(null)
  const present = useSelector(session, (snapshot) => snapshot.context.user?.id ?? null)
  const isGuest = useSelector(session, (snapshot) => snapshot.matches('guest'))
  if (present !== null || isGuest) shown.current = present
  return shown.current
}

const never = () => () => {}
const yes = () => true
const no = () => false

export default ConferencePage
