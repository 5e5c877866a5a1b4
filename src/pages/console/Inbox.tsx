import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { ConsoleClosed } from '../../components/Console/ConsoleClosed.tsx'
import { ConsoleLayout } from '../../components/Console/ConsoleLayout.tsx'
import { RecordFailed } from '../../components/Record/RecordFailed.tsx'
import { LoadingPage } from '../../components/StatusPage/LoadingPage.tsx'
import { getConsole } from '../../contract/lifecycle.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { inboxMachine } from '../../machines/inbox/inbox.machine.ts'
import * as select from '../../machines/inbox/inbox.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'
import { deskHref, type Desk } from './desk.ts'
import { Waiting } from './Waiting.tsx'

/** The queues that the account may work on, and the records of the one that is looked at. */
export const Inbox = ({ wanted }: { wanted: Desk }) => {
  const { api } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    inboxMachine.provide({
      actors: actorsOf(inboxMachine, { fetchInbox: (signal) => api.call(getConsole, {}, { signal }) }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof inboxMachine>(flow, { 'refresh.failed': ({ failure }) => sayFailure(failure) })
  const view = useSelector(flow, select.selectView)
  const inbox = useSelector(flow, select.selectInbox)
  const failure = useSelector(flow, select.selectFailure)
  const isRefreshing = useSelector(flow, select.selectIsRefreshing)
  const onRefresh = () => flow.send({ type: 'inbox.refresh' })

  if (view === 'failed')
    return <RecordFailed failure={failure} onRetry={() => flow.send({ type: 'inbox.retry' })} />
  if (view === 'closed') return <ConsoleClosed onRefresh={onRefresh} />
  if (inbox === null) return <LoadingPage />
  const open = inbox.queues.map(({ queue }) => queue)
  // A queue of somebody else's, from an address that was passed on, is as good as none.
  const queue = open.find((name) => name === wanted.queue) ?? open[0]
  if (queue === undefined) return <ConsoleClosed onRefresh={onRefresh} />
  const desk = { ...wanted, queue }
  return (
    <ConsoleLayout
      queues={inbox.queues.map((each) => ({
        ...each,
        href: deskHref({ queue: each.queue, isSettled: false, q: '' }),
      }))}
      current={queue}
      hasGate={inbox.roles.some((role) => role === 'staff' || role === 'organizer')}
    >
      <Waiting key={deskHref(desk)} desk={desk} isRefreshing={isRefreshing} onRefresh={onRefresh} />
    </ConsoleLayout>
  )
}
