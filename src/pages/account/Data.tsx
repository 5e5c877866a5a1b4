import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { DataExport } from '../../components/account/Account/DataExport.tsx'
import { Part } from '../../components/account/Account/Part.tsx'
import type { OwnAccount } from '../../contract/ownAccount.ts'
import type { OwnAccountActorRef } from '../../machines/ownAccount/ownAccount.machine.ts'
import * as select from '../../machines/ownAccount/ownAccount.selectors.ts'
import { DeletionLink } from './DeletionLink.tsx'

const failureOfExport = select.failureOf('askExport')

/** The member's own data: a copy of them, and the way to their deletion (ACC-03). */
export const Data = ({ flow, account }: { flow: OwnAccountActorRef; account: OwnAccount }) => {
  const { session } = useServices()
  return (
    <>
      <Part name="data">
        <DataExport
          asked={account.data_export}
          busy={useSelector(flow, select.selectIsBusy)}
          failure={useSelector(flow, failureOfExport)}
          onSignIn={() => session.send({ type: 'session.signOut' })}
          onAsk={() => flow.send({ type: 'wish.choose', wish: { kind: 'askExport' } })}
        />
      </Part>
      <DeletionLink />
    </>
  )
}
