import type { ReactNode } from 'react'

import { SearchedLayout } from '../ui/SearchedLayout.tsx'

export interface VideosLayoutProps {
  /** What is searched for; empty: everything. */
  q: string
  onSearch: (q: string) => void
  children: ReactNode
}

/** The page of all videos. */
export const VideosLayout = (props: VideosLayoutProps) => (
  <SearchedLayout {...props} title="videos.title" lead="videos.lead" texts={texts} home="/videos" />
)

const texts = {
  search: 'videos.search',
  words: 'videos.q',
  hint: 'videos.q.hint',
  find: 'videos.find',
  all: 'videos.all',
} as const
