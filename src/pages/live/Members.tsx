import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { MemberList } from '../../components/live/Live/MemberList.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import type { HostTransferActorRef } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import { createMemberMenuActors } from '../../machines/memberMenu/memberMenu.actors.ts'
import { memberMenuMachine } from '../../machines/memberMenu/memberMenu.machine.ts'
import * as select from '../../machines/memberMenu/memberMenu.selectors.ts'
import { isInCharge } from '../../contract/room/view.ts'
import type { RoomPorts } from '../../app/lazyServices/live.ts'
import { useFlow } from '../shared/useFlow.ts'
import { toFailure } from '../../contract/failure.ts'
import { useToasts } from '../shared/useToasts.ts'
import { OpenMemberMenu } from './OpenMemberMenu.tsx'

interface Props {
  ports: RoomPorts
  view: RoomView
  transfer: HostTransferActorRef
}

/** Present members, and the host's actions on each. */
export const Members = ({ ports, view, transfer }: Props) => {
  const [logic] = useState(() => memberMenuMachine.provide({ actors: createMemberMenuActors(ports) }))
  const menu = useFlow(logic, {})
  const status = useSelector(menu, select.selectStatus)
  const user = useSelector(menu, select.selectUser)
  const { sayFailure } = useToasts()
  return (
    <MemberList
      members={view.members}
      room={view.room}
      me={view.me.userId}
      mayManage={view.room.liveStage !== 'ended' && isInCharge(view)}
      chosen={status === 'closed' ? null : user}
      onAct={(kind, { userId }) => {
        ports.commandMember(userId, { kind }).catch((error: unknown) => sayFailure(toFailure(error)))
      }}
      onChoose={(chosen) =>
        menu.send(status === 'closed' ? { type: 'menu.open', user: chosen } : { type: 'menu.close' })
      }
      menu={
        status !== 'closed' &&
        user !== null && (
          <OpenMemberMenu menu={menu} user={user} status={status} view={view} transfer={transfer} />
        )
      }
    />
  )
}
