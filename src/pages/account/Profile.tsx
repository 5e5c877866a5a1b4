import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { Part } from '../../components/account/Account/Part.tsx'
import { ProfileForm } from '../../components/account/Account/ProfileForm.tsx'
import type { ProfileDialogProps } from '../../components/account/Login/Login.types.ts'
import { toFailure } from '../../contract/failure.ts'
import type { OwnAccount } from '../../contract/ownAccount.ts'
import type { OwnAccountActorRef } from '../../machines/ownAccount/ownAccount.machine.ts'
import * as select from '../../machines/ownAccount/ownAccount.selectors.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import { Avatar } from './Avatar.tsx'

const failureOfProfile = select.failureOf('saveProfile')

export const Profile = ({ flow, account }: { flow: OwnAccountActorRef; account: OwnAccount }) => {
  const { login } = useServices()
  const { one, failure, onRetry } = useRemoteOne(async (signal) => ({
    tree: await login.getSubjects(signal),
  }))
  const subjects: ProfileDialogProps['subjects'] =
    one !== null
      ? { view: 'ready', tree: one.tree }
      : failure === null
        ? { view: 'loading' }
        : { view: 'failed', failure: failure ?? toFailure(null) }
  return (
    <Part name="profile">
      <Avatar flow={flow} account={account} />
      <ProfileForm
        account={account}
        subjects={subjects}
        onRetrySubjects={onRetry}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={useSelector(flow, failureOfProfile)}
        onSave={(values) => flow.send({ type: 'wish.choose', wish: { kind: 'saveProfile', ...values } })}
      />
    </Part>
  )
}
