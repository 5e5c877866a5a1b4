import { useSelector } from '@xstate/react'

import { TransferPanel } from '../../components/live/Live/TransferPanel.tsx'
import type { RoomState } from '../../contract/room/state.ts'
import type { HostTransferActorRef } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import * as select from '../../machines/hostTransfer/hostTransfer.selectors.ts'

interface Props {
  transfer: HostTransferActorRef
  room: Pick<RoomState, 'anchor' | 'recorded'>
  /** On the server's clock. */
  now: () => number
}

export const Transfer = ({ transfer, room, now }: Props) => {
  const { offer, outcome, isAnchor } = useSelector(transfer, select.selectFacts)
  const chosen = useSelector(transfer, select.selectChosen)
  const status = useSelector(transfer, select.selectStatus)
  return (
    <TransferPanel
      status={status}
      name={status === 'offered' ? room.anchor.userName : (offer?.to.userName ?? chosen)}
      expiresAt={offer?.expiresAt ?? null}
      isRecorded={room.recorded === true}
      now={now}
      outcome={isAnchor && outcome !== 'accepted' && outcome !== 'cancelled' ? outcome : null}
      failure={useSelector(transfer, select.selectFailure)}
      mediaFault={useSelector(transfer, select.selectMediaFault)}
      onWithdraw={() => transfer.send({ type: 'transfer.withdraw' })}
      onAnswer={(accept) => transfer.send({ type: accept ? 'transfer.accept' : 'transfer.decline' })}
    />
  )
}
