import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'

import { Contents } from '../../components/account/Account/Contents.tsx'
import { Devices } from '../../components/account/Account/Devices.tsx'
import { Part } from '../../components/account/Account/Part.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import * as select from '../../machines/ownAccount/ownAccount.selectors.ts'
import { AccountDialogs } from './AccountDialogs.tsx'
import { Data } from './Data.tsx'
import { Profile } from './Profile.tsx'
import { Ways } from './Ways.tsx'
import { useOwnAccount } from './useOwnAccount.ts'

const failureOfDevices = select.failureOf('endSession', 'endOthers')

/** The own account, part by part. */
export const OwnAccount = () => {
  const flow = useOwnAccount()
  const view = useSelector(flow, select.selectView)
  const account = useSelector(flow, select.selectAccount)
  const failure = useSelector(flow, select.selectFailure)
  const isBusy = useSelector(flow, select.selectIsBusy)
  const failureOfSessions = useSelector(flow, failureOfDevices)
  if (view === 'failed')
    return <FailureState failure={failure} onRetry={() => flow.send({ type: 'account.retry' })} />
  if (account === null) return <Skeleton $height="30rem" />
  return (
    <>
      <Contents />
      <Profile flow={flow} account={account} />
      <Ways flow={flow} account={account} />
      <Part name="security">
        <ButtonLink variant="quiet" href="/account/security">
          <FormattedMessage id={account.has_factor ? 'account.security.on' : 'account.security.off'} />
        </ButtonLink>
      </Part>
      <Part name="devices">
        <Devices
          sessions={account.sessions}
          busy={isBusy}
          failure={failureOfSessions}
          onEnd={({ id, device }) =>
            flow.send({ type: 'wish.choose', wish: { kind: 'endSession', id, device } })
          }
          onEndOthers={() => flow.send({ type: 'wish.choose', wish: { kind: 'endOthers' } })}
        />
      </Part>
      <Part name="messages">
        <ButtonLink variant="quiet" href="/message">
          <FormattedMessage id="account.messages.open" />
        </ButtonLink>
      </Part>
      <Data flow={flow} account={account} />
      <AccountDialogs flow={flow} account={account} />
    </>
  )
}
