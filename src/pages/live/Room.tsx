import { useSelector } from '@xstate/react'

import { Connecting } from '../../components/live/Live/Connecting.tsx'
import { HubNotice } from '../../components/live/Live/HubNotice.tsx'
import { isRehearsalId, rehearsalOf } from '../../contract/room/rehearsal.ts'
import * as select from '../../machines/liveHub/liveHub.selectors.ts'
import { Announcer } from './Announcer.tsx'
import { OpenRoom } from './OpenRoom.tsx'
import { Player } from './Player.tsx'
import type { LiveAbout } from './liveAbout.ts'
import { useChime } from './useChime.ts'
import { useRoom } from './useRoom.ts'

interface Props {
  /** Or the number of its rehearsal. */
  liveId: number
  /** Null: not known, or not yet. */
  about: LiveAbout | null
}

/** One live room, for one visitor: the available actions follow from their role. Remounted for another live. */
export const Room = ({ liveId, about }: Props) => {
  const { session, hub } = useRoom(liveId)
  useChime(hub, liveId)
  const status = useSelector(hub, select.selectStatus)
  const view = useSelector(hub, select.selectView)
  const failure = useSelector(hub, select.selectFailure)
  const isResuming = status === 'resuming'
  // The last view stays visible after the end.
  const isOpen = status === 'online' || isResuming || (status === 'ended' && view !== null)
  return (
    <>
      <Announcer hub={hub} />
      {status === 'connecting' ? (
        <Connecting cover={about?.cover ?? ''} />
      ) : isOpen && view !== null ? (
        <OpenRoom key={view.me.userId} session={session} view={view} isResuming={isResuming} about={about} />
      ) : (
        status !== 'online' &&
        status !== 'resuming' && (
          <>
            <HubNotice
              why={status}
              failure={failure}
              rehearsed={isRehearsalId(liveId) ? rehearsalOf(liveId) : null}
              conferenceId={about?.conference_id ?? null}
              onRetry={() => hub.send({ type: 'hub.retry' })}
            />
            {status === 'displaced' && view !== null && view.room.cdn !== null && (
              <Player media={session.media} hub={session.hub} view={view} cover={null} />
            )}
          </>
        )
      )}
    </>
  )
}
