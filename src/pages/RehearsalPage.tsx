import type { PageProps } from '../app/context.tsx'
import { Page } from '../components/live/Live/Live.styles.ts'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { rehearsalOf } from '../contract/room/rehearsal.ts'
import { AddressedRoom } from './live/AddressedRoom.tsx'
import { liveIdOf } from './live/liveIdOf.ts'

/** `/meetStream/{id}/rehearsal`: host, funder and team try the room of a live before it begins. */
const RehearsalPage = ({ params }: PageProps) => {
  const liveId = liveIdOf(params['id'])
  if (liveId === 0) return <StatusPage name="404" />
  return (
    <Page>
      <AddressedRoom key={liveId} liveId={liveId} roomId={rehearsalOf(liveId)} />
    </Page>
  )
}

export default RehearsalPage
