import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import type { HostWish } from '../../../components/ConferenceHosts/hostPlaces.ts'
import { HostsView } from '../../../components/ConferenceHosts/HostsView.tsx'
import { WorkbenchLayout } from '../../../components/OwnConferences/WorkbenchLayout.tsx'
import { getConferenceHosts } from '../../../contract/conferenceHosts.ts'
import { useRemoteOne } from '../../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../../shared/useSubjectTitle.ts'
import { HostAct } from './HostAct.tsx'
import type { RemovedEntry } from './HostAct.types.ts'
import { Restoring } from './Restoring.tsx'

/** Hosts, committees and contacts of a conference, and the acts on them. */
export const Hosts = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api } = useServices()
  const [wish, setWish] = useState<HostWish | null>(null)
  const [removed, setRemoved] = useState<RemovedEntry | null>(null)
  const list = useRemoteOne(
    (signal) => api.call(getConferenceHosts, { conference_id }, { signal }),
    undefined,
  )
  const { one: hosts, failure } = list
  useSubjectTitle(hosts?.conference)
  const handleEnd = (isChanged: boolean) => {
    setWish(null)
    if (isChanged) list.onRefresh()
  }
  const undo = removed !== null && (
    <Restoring
      key={`${removed.id}:${removed.version}`}
      conferenceId={conference_id}
      removed={removed}
      onEnd={(isChanged) => {
        setRemoved(null)
        handleEnd(isChanged)
      }}
    />
  )
  return (
    <WorkbenchLayout
      id={conference_id}
      section="hosts"
      parts={hosts?.parts}
      view={hosts !== null ? 'form' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      onRetry={list.onRetry}
    >
      {hosts !== null && <HostsView hosts={hosts} undo={undo} onWish={setWish} />}
      {hosts !== null && wish !== null && (
        <HostAct hosts={hosts} wish={wish} onEnd={handleEnd} onRemoved={setRemoved} />
      )}
    </WorkbenchLayout>
  )
}
