import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Queue } from '../../contract/lifecycle.ts'
import { formatNumber } from '../../i18n/numbers.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.ts'
import * as S from './ConsoleLayout.styles.ts'
import { consoleSections, type ConsoleSection } from './sections.ts'

export interface ConsoleLayoutProps {
  readonly queues: ReadonlyArray<{ readonly queue: Queue; readonly waiting: number; readonly href: string }>
  readonly sections: ReadonlyArray<{
    readonly section: ConsoleSection
    readonly href: string
    /** Null: nothing is counted there. */
    readonly waiting: number | null
  }>
  readonly current: Queue | ConsoleSection
  /** The account scans at doors. */
  readonly hasGate: boolean
  readonly children: ReactNode
}

/** The queues of an account with what waits in each, and the one that is looked at. */
export const ConsoleLayout = ({ queues, sections, current, hasGate, children }: ConsoleLayoutProps) => {
  const intl = useIntl()
  return (
    <S.Page>
      <S.Side aria-label={intl.formatMessage({ id: 'console.queues' })}>
        <S.Queues>
          {queues.map(({ queue, waiting, href }) => (
            <li key={queue}>
              <S.QueueLink href={href} aria-current={queue === current ? 'page' : undefined}>
                <FormattedMessage id={`console.queue.${queue}`} />
                <Count waiting={waiting} />
              </S.QueueLink>
            </li>
          ))}
          {hasGate && (
            <li>
              <S.QueueLink href="/console/gate">
                <FormattedMessage id="console.gate" />
                <span aria-hidden="true">→</span>
              </S.QueueLink>
            </li>
          )}
          {sections.map(({ section, href, waiting }) => (
            <li key={section}>
              <S.QueueLink href={href} aria-current={section === current ? 'page' : undefined}>
                <FormattedMessage id={`console.section.${section}`} />
                {waiting !== null && <Count waiting={waiting} />}
              </S.QueueLink>
            </li>
          ))}
        </S.Queues>
      </S.Side>
      <S.Content>
        <S.Title tabIndex={-1}>
          <FormattedMessage id={titleOf(current)} />
        </S.Title>
        <S.Lead>
          <FormattedMessage id={leadOf(current)} />
        </S.Lead>
        {children}
      </S.Content>
    </S.Page>
  )
}

const Count = ({ waiting }: { waiting: number }) => (
  <S.Waiting $some={waiting > 0}>
    <span aria-hidden="true">{formatNumber(waiting)}</span>
    <VisuallyHidden>
      <FormattedMessage id="console.waiting" values={{ waiting }} />
    </VisuallyHidden>
  </S.Waiting>
)

const isSection = (part: Queue | ConsoleSection): part is ConsoleSection =>
  consoleSections.some((section) => section === part)
const titleOf = (part: Queue | ConsoleSection) =>
  isSection(part) ? (`console.section.${part}` as const) : (`console.queue.${part}` as const)
const leadOf = (part: Queue | ConsoleSection) =>
  isSection(part) ? (`console.sectionLead.${part}` as const) : (`console.lead.${part}` as const)
