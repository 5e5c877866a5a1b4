import { FormattedMessage, useIntl } from 'react-intl'

import type { Queue } from '../../../contract/lifecycle.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Queues, QueueLink, Side, Waiting } from './ConsoleLayout.styles.ts'
import type { ConsoleSection } from './sections.ts'

export interface ConsoleNavProps {
  /** `waiting` null: nothing is counted. */
  readonly queues: ReadonlyArray<{
    readonly queue: Queue
    readonly waiting: number | null
    readonly href: string
  }>
  readonly sections: ReadonlyArray<{
    readonly section: ConsoleSection
    readonly href: string
    readonly waiting: number | null
  }>
  /** Null: the current page belongs to none of them. */
  readonly current: Queue | ConsoleSection | null
  /** The account scans at doors. */
  readonly hasGate: boolean
}

/** Sections of the console open to an account, and the number of waiting records. */
export const ConsoleNav = ({ queues, sections, current, hasGate }: ConsoleNavProps) => (
  <Side aria-label={useIntl().formatMessage({ id: 'console.queues' })}>
    <Queues>
      {queues.map(({ queue, waiting, href }) => (
        <li key={queue}>
          <QueueLink href={href} aria-current={queue === current ? 'page' : undefined}>
            <FormattedMessage id={`console.queue.${queue}`} />
            {waiting !== null && <Count waiting={waiting} />}
          </QueueLink>
        </li>
      ))}
      {hasGate && (
        <li>
          <QueueLink href="/console/gate">
            <FormattedMessage id="console.gate" />
            <span aria-hidden="true">→</span>
          </QueueLink>
        </li>
      )}
      {sections.map(({ section, href, waiting }) => (
        <li key={section}>
          <QueueLink href={href} aria-current={section === current ? 'page' : undefined}>
            <FormattedMessage id={`console.section.${section}`} />
            {waiting !== null && <Count waiting={waiting} />}
          </QueueLink>
        </li>
      ))}
    </Queues>
  </Side>
)

const Count = ({ waiting }: { waiting: number }) => (
  <Waiting $some={waiting > 0}>
    <span aria-hidden="true">{formatNumber(waiting)}</span>
    <VisuallyHidden>
      <FormattedMessage id="console.waiting" values={{ waiting }} />
    </VisuallyHidden>
  </Waiting>
)
