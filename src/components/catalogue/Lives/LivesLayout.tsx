import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { LivePhase } from '../../../contract/catalogue.ts'
import { Lead, Page } from '../../kit/publicPage.styles.ts'
import { PhaseLinks } from './PhaseLinks.tsx'

export interface LivesLayoutProps {
  /** Null: all of them. */
  phase: LivePhase | null
  children: ReactNode
}

/** Layout of the page of all lives, around the results. */
export const LivesLayout = ({ phase, children }: LivesLayoutProps) => (
  <Page>
    <h1 tabIndex={-1}>
      <FormattedMessage id="lives.title" />
    </h1>
    <Lead>
      <span>
        <FormattedMessage id="lives.lead" />
      </span>
      <a href="/deviceDetection">
        <FormattedMessage id="lives.devices" />
      </a>
    </Lead>
    <PhaseLinks chosen={phase} />
    {children}
  </Page>
)
