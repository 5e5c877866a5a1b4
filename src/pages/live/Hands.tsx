import { useState } from 'react'

import { HandsPanel } from '../../components/live/Live/HandsPanel.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import type { Hand } from '../../contract/room/state.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useToasts } from '../shared/useToasts.ts'
import { toFailure } from '../../contract/failure.ts'
import { Request } from './Request.tsx'
import { WaitTime } from './WaitTime.tsx'

interface Props {
  ports: RoomPorts
  view: Pick<RoomView, 'me' | 'room'>
  /** On the server's clock. */
  now: () => number
}

/** All requests for the microphone. A row stays until its request is settled, though it has left the room's list. */
export const Hands = ({ ports, view: { me, room }, now }: Props) => {
  const { hands, missedHands, linkMicWaitTime } = room
  const { sayFailure } = useToasts()
  const [rows, setRows] = useState<readonly Hand[]>(hands)
  const fresh = hands.filter(({ req }) => !rows.some((row) => row.req === req))
  if (fresh.length > 0) setRows([...rows, ...fresh])
  return (
    <HandsPanel
      rows={rows.map((hand) => (
        <Request
          key={hand.req}
          ports={ports}
          hand={hand}
          now={now}
          onGone={() => setRows((all) => all.filter(({ req }) => req !== hand.req))}
        />
      ))}
      missed={missedHands}
      setting={me.role === 'anchor' && <WaitTime ports={ports} seconds={linkMicWaitTime} />}
      onCallBack={(userId) => {
        ports
          .commandMember(userId, { kind: 'invite' })
          .catch((error: unknown) => sayFailure(toFailure(error)))
      }}
    />
  )
}
