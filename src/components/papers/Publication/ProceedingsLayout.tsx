import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Content } from '../../kit/Content.tsx'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { Head, Meta, Page } from './Publication.styles.ts'

export interface ProceedingsLayoutProps {
  conferenceId: number
  /** Title of the conference; null until it is here. */
  conference: string | null
  /** Search words; empty: everything. */
  q: string
  onSearch: (q: string) => void
  children: ReactNode
}

/** Layout of a conference's proceedings, around the results. */
export const ProceedingsLayout = ({
  conferenceId,
  conference,
  q,
  onSearch,
  children,
}: ProceedingsLayoutProps) => (
  <Page>
    <Head>
      <Meta>
        <a href={`/conferences/${conferenceId}`}>
          {conference === null ? (
            <FormattedMessage id="publication.conference" />
          ) : (
            <Content text={conference} />
          )}
        </a>
      </Meta>
      <h1 tabIndex={-1}>
        <FormattedMessage id="publication.proceedings" />
      </h1>
    </Head>
    <SearchBox texts={texts} q={q} home={`/conferences/${conferenceId}/proceedings`} onSearch={onSearch} />
    {children}
  </Page>
)

const texts = {
  search: 'publication.search',
  words: 'publication.q',
  hint: 'publication.q.hint',
  find: 'publication.find',
  all: 'publication.all',
} as const
