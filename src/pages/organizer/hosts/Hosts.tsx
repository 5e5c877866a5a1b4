import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import type { HostWish } from '../../../components/conference/ConferenceHosts/hostPlaces.ts'
import { HostsView } from '../../../components/conference/ConferenceHosts/HostsView.tsx'
import { WorkbenchLayout } from '../../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { getConferenceHosts, type ConferenceHosts } from '../../../contract/conferenceHosts.ts'
import { useWorkbench } from '../useWorkbench.ts'
import { HostAct } from './HostAct.tsx'
import type { RemovedEntry } from './HostAct.types.ts'
import { Restoring } from './Restoring.tsx'

/** Hosts, committees and contacts of a conference, and the acts on them. */
export const Hosts = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api } = useServices()
  const [removed, setRemoved] = useState<RemovedEntry | null>(null)
  const bench = useWorkbench<ConferenceHosts, HostWish>((signal) =>
    api.call(getConferenceHosts, { conference_id }, { signal }),
  )
  const { one: hosts, wish, onWish, onEnd } = bench
  const undo = removed !== null && (
    <Restoring
      key={`${removed.id}:${removed.version}`}
      conferenceId={conference_id}
      removed={removed}
      onEnd={(isChanged) => {
        setRemoved(null)
        onEnd(isChanged)
      }}
    />
  )
  return (
    <WorkbenchLayout id={conference_id} section="hosts" {...bench.layout}>
      {hosts !== null && <HostsView hosts={hosts} undo={undo} onWish={onWish} />}
      {hosts !== null && wish !== null && (
        <HostAct hosts={hosts} wish={wish} onEnd={onEnd} onRemoved={setRemoved} />
      )}
    </WorkbenchLayout>
  )
}
