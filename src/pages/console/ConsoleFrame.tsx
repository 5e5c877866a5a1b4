import type { ReactNode } from 'react'

import { ConsoleClosed } from '../../components/Console/ConsoleClosed.tsx'
import { ConsoleLayout } from '../../components/Console/ConsoleLayout.tsx'
import type { ConsoleSection } from '../../components/Console/sections.ts'
import { RecordFailed } from '../../components/Record/RecordFailed.tsx'
import { LoadingPage } from '../../components/StatusPage/LoadingPage.tsx'
import type { Queue } from '../../contract/lifecycle.ts'
import type { Inbox } from '../../machines/inbox/inbox.types.ts'
import { deskHref } from './desk.ts'
import { hasGate, sectionsFor } from './sections.ts'
import { useInbox } from './useInbox.ts'

export interface ConsoleView {
  readonly isRefreshing: boolean
  /** The numbers beside the queues are to follow. */
  readonly onRefresh: () => void
}

export interface ConsoleFrameProps<Part extends Queue | ConsoleSection> {
  /** What is looked at, of what the account may open; undefined: nothing of it. */
  readonly choose: (inbox: Inbox) => Part | undefined
  readonly children: (current: Part, view: ConsoleView) => ReactNode
}

/** The console around one of its queues or sections: what else the account may open, and what waits there. */
export const ConsoleFrame = <Part extends Queue | ConsoleSection>({
  choose,
  children,
}: ConsoleFrameProps<Part>) => {
  const { view, inbox, failure, isRefreshing, onRefresh, onRetry } = useInbox()
  if (view === 'failed') return <RecordFailed failure={failure} onRetry={onRetry} />
  if (view === 'closed') return <ConsoleClosed onRefresh={onRefresh} />
  if (inbox === null) return <LoadingPage />
  const current = choose(inbox)
  if (current === undefined) return <ConsoleClosed onRefresh={onRefresh} />
  return (
    <ConsoleLayout
      queues={inbox.queues.map((each) => ({
        ...each,
        href: deskHref({ queue: each.queue, isSettled: false, conference: null, q: '' }),
      }))}
      sections={sectionsFor(inbox)}
      current={current}
      hasGate={hasGate(inbox)}
    >
      {children(current, { isRefreshing, onRefresh })}
    </ConsoleLayout>
  )
}
