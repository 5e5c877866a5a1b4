import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { SearchedLayout } from '../../kit/SearchedLayout.tsx'

export interface NewsLayoutProps {
  /** Search words; empty: everything. */
  q: string
  /** Address of the feed in the visitor's language. */
  feed: string
  onSearch: (q: string) => void
  children: ReactNode
}

/** The page of all headlines. */
export const NewsLayout = ({ feed, ...rest }: NewsLayoutProps) => (
  <SearchedLayout
    {...rest}
    title="news.title"
    lead="news.lead"
    link={
      <a href={feed} type="application/rss+xml">
        <FormattedMessage id="news.feed" />
      </a>
    }
    texts={texts}
    home="/news"
  />
)

const texts = {
  search: 'news.search',
  words: 'news.q',
  hint: 'news.q.hint',
  find: 'news.find',
  all: 'news.all',
} as const
