import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Lead, Page } from '../Conference/Conference.styles.ts'
import { SearchBox } from '../ui/SearchBox.tsx'

export interface NewsLayoutProps {
  /** What is searched for; empty: everything. */
  q: string
  /** Address of the feed in the visitor's language. */
  feed: string
  onSearch: (q: string) => void
  children: ReactNode
}

/** The page of all headlines; what was found stands in it. */
export const NewsLayout = ({ q, feed, onSearch, children }: NewsLayoutProps) => (
  <Page>
    <h1 tabIndex={-1}>
      <FormattedMessage id="news.title" />
    </h1>
    <Lead>
      <span>
        <FormattedMessage id="news.lead" />
      </span>
      <a href={feed} type="application/rss+xml">
        <FormattedMessage id="news.feed" />
      </a>
    </Lead>
    <SearchBox texts={texts} q={q} home="/news" onSearch={onSearch} />
    {children}
  </Page>
)

const texts = {
  search: 'news.search',
  words: 'news.q',
  hint: 'news.q.hint',
  find: 'news.find',
  all: 'news.all',
} as const
