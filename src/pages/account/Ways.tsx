import { useSelector } from '@xstate/react'

import { ChangePasswordForm } from '../../components/account/Account/ChangePasswordForm.tsx'
import { Part } from '../../components/account/Account/Part.tsx'
import { WaysIn } from '../../components/account/Account/WaysIn.tsx'
import type { OwnAccount } from '../../contract/ownAccount.ts'
import type { OwnAccountActorRef } from '../../machines/ownAccount/ownAccount.machine.ts'
import * as select from '../../machines/ownAccount/ownAccount.selectors.ts'

const failureOfWechat = select.failureOf('bindWechat', 'unbindWechat')
const failureOfPassword = select.failureOf('changePassword')

export const Ways = ({ flow, account }: { flow: OwnAccountActorRef; account: OwnAccount }) => {
  const isBusy = useSelector(flow, select.selectIsBusy)
  const saves = useSelector(flow, select.selectSaves)
  const failureOfForm = useSelector(flow, failureOfPassword)
  return (
    <Part name="ways">
      <WaysIn
        account={account}
        busy={isBusy}
        failure={useSelector(flow, failureOfWechat)}
        onContact={(contact) => flow.send({ type: 'wish.choose', wish: { kind: 'changeContact', contact } })}
        onBind={() => flow.send({ type: 'wish.choose', wish: { kind: 'bindWechat' } })}
        onUnbind={() => flow.send({ type: 'wish.choose', wish: { kind: 'unbindWechat' } })}
      />
      {account.has_password && (
        <ChangePasswordForm
          // Empty again once something was saved.
          key={saves}
          busy={isBusy}
          failure={failureOfForm}
          onSave={(values) => flow.send({ type: 'wish.choose', wish: { kind: 'changePassword', ...values } })}
        />
      )}
    </Part>
  )
}
