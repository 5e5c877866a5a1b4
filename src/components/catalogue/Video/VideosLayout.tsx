import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Lead, Page } from '../../kit/publicPage.styles.ts'

export interface VideosLayoutProps {
  /** Filters of the list. */
  filters: ReactNode
  /** Videos that the member has begun to watch. */
  begun: ReactNode
  children: ReactNode
}

/** The page of all videos. */
export const VideosLayout = ({ filters, begun, children }: VideosLayoutProps) => (
  <Page>
    <h1 tabIndex={-1}>
      <FormattedMessage id="videos.title" />
    </h1>
    <Lead>
      <span>
        <FormattedMessage id="videos.lead" />
      </span>
    </Lead>
    {begun}
    {filters}
    {children}
  </Page>
)
