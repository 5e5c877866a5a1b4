import type { ReactNode } from 'react'

import { ConsoleBeside } from '../../components/site/Console/ConsoleBeside.tsx'
import type { ConsoleSection } from '../../components/site/Console/sections.ts'
import type { Queue } from '../../contract/lifecycle.ts'
import { deskHref } from './desk.ts'
import { hasGate, sectionsFor } from './sections.ts'
import { useInbox } from './useInbox.ts'

interface Props {
  /** Part of the console that the page belongs to; null: none. */
  readonly current: Queue | ConsoleSection | null
  readonly children: ReactNode
}

/**
 * A page of its own with the console's queues and sections beside it, for users of the console. Without counts: an
 * action on the page would make them outdated.
 */
export const InConsole = ({ current, children }: Props) => {
  const { view, inbox } = useInbox()
  const nav = view === 'closed' || inbox === null ? null : navOf(inbox)
  return <ConsoleBeside nav={nav && { ...nav, current }}>{children}</ConsoleBeside>
}

const navOf = (inbox: NonNullable<ReturnType<typeof useInbox>['inbox']>) => ({
  queues: inbox.queues.map(({ queue }) => ({
    queue,
    waiting: null,
    href: deskHref({ queue, isSettled: false, conference: null, q: '' }),
  })),
  sections: sectionsFor(inbox).map((section) => ({ ...section, waiting: null })),
  hasGate: hasGate(inbox),
})
