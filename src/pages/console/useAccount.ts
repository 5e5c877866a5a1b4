import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { getAccount, showContact, type AccountDetail } from '../../contract/accounts.ts'
import { accountRecordMachine } from '../../machines/accountRecord/accountRecord.machine.ts'
import * as select from '../../machines/accountRecord/accountRecord.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** One account by its id: its data, and how to reload them. */
export const useAccount = (id: number) => {
  const { api } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    accountRecordMachine.provide({
      actors: actorsOf(accountRecordMachine, {
        fetchAccount: (signal) => api.call(getAccount, { id }, { signal }),
        fetchContact: (signal) => api.call(showContact, { id }, { signal }),
      }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof accountRecordMachine>(flow, { 'contact.failed': ({ failure }) => sayFailure(failure) })
  return {
    view: useSelector(flow, select.selectView),
    account: useSelector(flow, select.selectAccount),
    contact: useSelector(flow, select.selectContact),
    failure: useSelector(flow, select.selectFailure),
    isLocked: useSelector(flow, select.selectIsLocked),
    isShowing: useSelector(flow, select.selectIsShowing),
    onShow: () => flow.send({ type: 'contact.show' }),
    onHide: () => flow.send({ type: 'contact.hide' }),
    onRetry: () => flow.send({ type: 'account.retry' }),
    onRefresh: () => flow.send({ type: 'account.refresh' }),
    onLearned: (account: AccountDetail) => flow.send({ type: 'account.learned', account }),
  }
}
