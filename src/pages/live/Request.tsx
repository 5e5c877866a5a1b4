import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { RequestRow } from '../../components/live/Live/RequestRow.tsx'
import type { Hand } from '../../contract/room/state.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { micRequestMachine } from '../../machines/micRequest/micRequest.machine.ts'
import * as select from '../../machines/micRequest/micRequest.selectors.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useNewest } from '../shared/useNewest.ts'

interface Props {
  ports: RoomPorts
  hand: Hand
  /** On the server's clock. */
  now: () => number
  onGone: () => void
}

/** One request, mounted as long as it is open. */
export const Request = ({ ports, hand: { req, user, kind, expiresAt }, now, onGone }: Props) => {
  const [logic] = useState(() =>
    micRequestMachine.provide({ actors: actorsOf(micRequestMachine, ports.requests(req)) }),
  )
  const [input] = useState(() => ({ req, facts: ports.requestFacts(req) }))
  const request = useFlow(logic, { input })
  const status = useSelector(request, select.selectStatus)
  const gone = useNewest(onGone)
  useEffect(() => {
    if (status === 'gone') gone.current()
  }, [status, gone])
  return (
    <RequestRow
      user={user}
      kind={kind}
      status={status}
      expiresAt={expiresAt}
      now={now}
      failure={useSelector(request, select.selectFailure)}
      onCommand={(type) => request.send({ type })}
    />
  )
}
