import { useSyncExternalStore } from 'react'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { ConferenceView } from '../components/Conference/ConferenceView.tsx'
import { getConference } from '../contract/conference.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'

/** `/conferences/{id}` */
const ConferencePage = ({ params }: PageProps) => {
  const { api, initial, now } = useServices()
  const input = { id: conferenceId(params) }
  const { one, ...rest } = useRemoteOne(
    (signal) => api.call(getConference, input, { signal }),
    initial(getConference, input),
  )
  const isLive = useSyncExternalStore(never, yes, no)
  return <ConferenceView {...rest} conference={one} now={isLive ? now() : null} />
}

const never = () => () => {}
const yes = () => true
const no = () => false

export default ConferencePage
