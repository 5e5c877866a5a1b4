import type { ReactNode } from 'react'

import { ConsoleClosed } from '../../components/site/Console/ConsoleClosed.tsx'
import { ConsoleLayout } from '../../components/site/Console/ConsoleLayout.tsx'
import type { ConsoleSection } from '../../components/site/Console/sections.ts'
import { RecordFailed } from '../../components/kit/Record/RecordFailed.tsx'
import { LoadingPage } from '../../components/kit/StatusPage/LoadingPage.tsx'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
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
  /** Selects the current part, of those open to the account; undefined: none of them. */
  readonly choose: (inbox: Inbox) => Part | undefined
  /**
   * The entrance of the console, which explains who is admitted; the other pages do not exist for those without access
   * (NAV-07).
   */
  readonly isFront?: boolean
  readonly children: (current: Part, view: ConsoleView) => ReactNode
}

/** The console around one of its queues or sections: the account's other sections, and their counts. */
export const ConsoleFrame = <Part extends Queue | ConsoleSection>({
  choose,
  isFront = false,
  children,
}: ConsoleFrameProps<Part>) => {
  const { view, inbox, failure, isRefreshing, onRefresh, onRetry } = useInbox()
  if (view === 'failed') return <RecordFailed failure={failure} onRetry={onRetry} />
  const closed = isFront ? <ConsoleClosed onRefresh={onRefresh} /> : <StatusPage name="203" />
  if (view === 'closed') return closed
  if (inbox === null) return <LoadingPage />
  const current = choose(inbox)
  if (current === undefined) return closed
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
