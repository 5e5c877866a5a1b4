import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { getConsole } from '../../contract/lifecycle.ts'
import { inboxMachine } from '../../machines/inbox/inbox.machine.ts'
import * as select from '../../machines/inbox/inbox.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The console's data of the account: its roles, its queues, and how to reload them. */
export const useInbox = () => {
  const { api } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    inboxMachine.provide({
      actors: actorsOf(inboxMachine, { fetchInbox: (signal) => api.call(getConsole, {}, { signal }) }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof inboxMachine>(flow, { 'refresh.failed': ({ failure }) => sayFailure(failure) })
  return {
    view: useSelector(flow, select.selectView),
    inbox: useSelector(flow, select.selectInbox),
    failure: useSelector(flow, select.selectFailure),
    isRefreshing: useSelector(flow, select.selectIsRefreshing),
    onRefresh: () => flow.send({ type: 'inbox.refresh' }),
    onRetry: () => flow.send({ type: 'inbox.retry' }),
  }
}
