import { useState } from 'react'
import { useIntl } from 'react-intl'

import { AccountView } from '../../components/site/Operators/AccountView.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import type { AccountDetail } from '../../contract/accounts.ts'
import { useFocusOnChange } from '../member/useFocusOnChange.ts'
import { ActOn } from './ActOn.tsx'
import type { Act } from './acts.ts'
import { useAccount } from './useAccount.ts'

/** One account, and an administrator's actions on it (OPS-01). */
export const Account = ({ id }: { id: number }) => {
  const { view, account, failure, onRetry, onRefresh, onLearned, ...rest } = useAccount(id)
  const [act, setAct] = useState<Act | null>(null)
  const intl = useIntl()
  const focusOnChange = useFocusOnChange()
  if (view === 'failed') return <FailureState failure={failure} onRetry={onRetry} />
  if (account === null) return <Skeleton aria-busy="true" $height="16rem" />
  const about = { account, subject: account.nickname }
  const handleDone = (answer: unknown) => {
    setAct(null)
    // Every action on an account returns its present state.
    onLearned(answer as AccountDetail)
    focusOnChange()
  }
  const handleLeft = (isOutdated: boolean) => {
    setAct(null)
    if (isOutdated) onRefresh()
  }
  return (
    <>
      <AccountView
        {...rest}
        account={account}
        onAct={(kind) => setAct({ ...about, kind } as Act)}
        onTake={({ role, conference }) => {
          const name = intl.formatMessage({ id: `operators.role.${role}` })
          const subject = [account.nickname, name, conference?.title].filter(Boolean).join(' · ')
          setAct({ account, subject, kind: 'takeRole', role, conference: conference?.id ?? null })
        }}
        onEnd={(session) =>
          setAct({
            account,
            subject: `${account.nickname} · ${session.device}`,
            kind: 'endSession',
            session: session.id,
          })
        }
      />
      {act !== null && <ActOn act={act} onDone={handleDone} onLeft={handleLeft} />}
    </>
  )
}
