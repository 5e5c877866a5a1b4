import { useState } from 'react'

import { HandsPanel } from '../../components/Live/HandsPanel.tsx'
import type { Hand, RoomState } from '../../contract/room/state.ts'
import type { RoomPorts } from '../../app/own/live.ts'
import { useSay } from '../shared/useSay.ts'
import { toFailure } from '../../contract/failure.ts'
import { Request } from './Request.tsx'

interface Props {
  ports: RoomPorts
  room: Pick<RoomState, 'hands' | 'missedHands'>
  /** On the server's clock. */
  now: () => number
}

/** Everybody who asks for the microphone. A row stays until its request is settled, though it has left the room's list. */
export const Hands = ({ ports, room: { hands, missedHands }, now }: Props) => {
  const { sayFailure } = useSay()
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
      onCallBack={(userId) => {
        ports
          .commandMember(userId, { kind: 'invite' })
          .catch((error: unknown) => sayFailure(toFailure(error)))
      }}
    />
  )
}
