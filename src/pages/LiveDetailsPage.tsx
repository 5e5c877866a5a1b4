import { useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { Connecting } from '../components/live/Live/Connecting.tsx'
import { Page, RoomPlace } from '../components/live/Live/Live.styles.ts'
import { CancelledNotice } from '../components/live/Live/CancelledNotice.tsx'
import { LiveHead } from '../components/live/Live/LiveHead.tsx'
import { FailureState } from '../components/kit/FailureState.tsx'
import { getLiveInfo } from '../contract/live.ts'
import { liveIdOf } from './live/liveIdOf.ts'
import { Room } from './live/Room.tsx'
import { useCall } from './shared/useCall.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'

/** `/liveDetails?live_id=…`; public, exempt from the login's expiry (SES-05). */
const LiveDetailsPage = () => {
  const liveId = liveIdOf(new URLSearchParams(useSearch()).get('live_id'))
  return <Live key={liveId} liveId={liveId} />
}

const Live = ({ liveId }: { liveId: number }) => {
  const { initial } = useServices()
  const input = { live_id: liveId }
  const [served] = useState(() => initial(getLiveInfo, input))
  const { one: live, view, failure, onRetry } = useCall(getLiveInfo, input, served)
  useSubjectTitle(live?.title)
  // The room needs a socket; the server's markup describes the live.
  const isHere = useSyncExternalStore(never, yes, no)
  return (
    <Page aria-busy={view === 'loading'}>
      {live === null && view !== 'loading' && <FailureState failure={failure} onRetry={onRetry} />}
      {live !== null && (
        <RoomPlace $isOver={live.status === 'ended'}>
          {live.is_cancelled ? (
            <CancelledNotice />
          ) : isHere ? (
            <Room liveId={liveId} about={live} />
          ) : (
            <Connecting cover={live.cover} />
          )}
        </RoomPlace>
      )}
      {live !== null && <LiveHead live={live} />}
    </Page>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false

export default LiveDetailsPage
