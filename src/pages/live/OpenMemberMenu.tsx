import { useSelector } from '@xstate/react'

import { MemberMenu, type MemberMenuProps } from '../../components/live/Live/MemberMenu.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import type { RoomUser } from '../../contract/room/state.ts'
import type { HostTransferActorRef } from '../../machines/hostTransfer/hostTransfer.machine.ts'
import type { MemberMenuActorRef } from '../../machines/memberMenu/memberMenu.machine.ts'
import * as select from '../../machines/memberMenu/memberMenu.selectors.ts'
import { deeds, offeredFor } from './memberChoices.ts'

interface Props {
  menu: MemberMenuActorRef
  user: RoomUser
  status: MemberMenuProps['status']
  view: RoomView
  transfer: HostTransferActorRef
}

/** The open menu of one member. */
export const OpenMemberMenu = ({ menu, user, status, view, transfer }: Props) => (
  <MemberMenu
    user={user}
    status={status}
    deed={useSelector(menu, select.selectDeed) === 'sweep' ? 'sweep' : 'remove'}
    offered={offeredFor(user, view)}
    failure={useSelector(menu, select.selectFailure)}
    onChoose={(choice) => {
      if (choice !== 'appoint') return menu.send({ type: 'menu.do', deed: deeds[choice] })
      menu.send({ type: 'menu.close' })
      transfer.send({ type: 'transfer.appoint', user })
    }}
    onConfirm={() => menu.send({ type: 'menu.confirm' })}
    onCancel={() => menu.send({ type: 'menu.cancel' })}
    onClose={() => menu.send({ type: 'menu.close' })}
  />
)
