import type { PageProps } from '../app/context.tsx'
import { Page } from '../components/Live/Live.styles.ts'
import { liveIdOf } from './live/liveIdOf.ts'
import { Room } from './live/Room.tsx'

/** `/meetStream/{id}`: the room of host and funder; whoever else comes sees it as audience. */
const MeetStreamPage = ({ params }: PageProps) => {
  const liveId = liveIdOf(params['id'])
  return (
    <Page>
      <Room key={liveId} liveId={liveId} videoId={null} />
    </Page>
  )
}

export default MeetStreamPage
