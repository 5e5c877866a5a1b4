import type { PageProps } from '../app/context.tsx'
import { Page } from '../components/live/Live/Live.styles.ts'
import { AddressedRoom } from './live/AddressedRoom.tsx'
import { liveIdOf } from './live/liveIdOf.ts'

/** `/meetStream/{id}`: the room of host and funder; other visitors see it as audience. */
const MeetStreamPage = ({ params }: PageProps) => {
  const liveId = liveIdOf(params['id'])
  return (
    <Page>
      <AddressedRoom key={liveId} liveId={liveId} roomId={liveId} />
    </Page>
  )
}

export default MeetStreamPage
