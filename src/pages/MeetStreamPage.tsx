import type { PageProps } from '../app/context.tsx'
import { useServices } from '../app/context.tsx'
import { Page } from '../components/Live/Live.styles.ts'
import { getLiveInfo } from '../contract/live.ts'
import { liveIdOf } from './live/liveIdOf.ts'
import { Room } from './live/Room.tsx'
import { useRemoteOne } from './shared/useRemoteOne.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'

/** `/meetStream/{id}`: the room of host and funder; other visitors see it as audience. */
const MeetStreamPage = ({ params }: PageProps) => {
  const liveId = liveIdOf(params['id'])
  return (
    <Page>
      <Live key={liveId} liveId={liveId} />
    </Page>
  )
}

/** The room does without what is announced of it. */
const Live = ({ liveId }: { liveId: number }) => {
  const { api } = useServices()
  const { one } = useRemoteOne((signal) => api.call(getLiveInfo, { live_id: liveId }, { signal }), undefined)
  useSubjectTitle(one?.title)
  return <Room liveId={liveId} about={one} />
}

export default MeetStreamPage
