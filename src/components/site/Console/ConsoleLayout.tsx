import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Queue } from '../../../contract/lifecycle.ts'
import { ConsoleNav, type ConsoleNavProps } from './ConsoleNav.tsx'
import * as S from './ConsoleLayout.styles.ts'
import { consoleSections, type ConsoleSection } from './sections.ts'

export interface ConsoleLayoutProps extends Omit<ConsoleNavProps, 'current'> {
  readonly current: Queue | ConsoleSection
  readonly children: ReactNode
}

/** The queues of an account with their counts, and the current one. */
export const ConsoleLayout = ({ current, children, ...nav }: ConsoleLayoutProps) => (
  <S.Page>
    <ConsoleNav {...nav} current={current} />
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

const isSection = (part: Queue | ConsoleSection): part is ConsoleSection =>
  consoleSections.some((section) => section === part)
const titleOf = (part: Queue | ConsoleSection) =>
  isSection(part) ? (`console.section.${part}` as const) : (`console.queue.${part}` as const)
const leadOf = (part: Queue | ConsoleSection) =>
  isSection(part) ? (`console.sectionLead.${part}` as const) : (`console.lead.${part}` as const)
