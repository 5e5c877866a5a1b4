import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { MessageId } from '../../i18n/locale.ts'
import { Lead, Page } from './publicPage.styles.ts'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'

export interface SearchedLayoutProps extends SearchBoxProps {
  title: MessageId
  lead: MessageId
  /** Beside the lead. */
  link?: ReactNode
  children: ReactNode
}

/** Layout of a page that lists everything of one kind, around the results. */
export const SearchedLayout = ({ title, lead, link, children, ...search }: SearchedLayoutProps) => (
  <Page>
    <h1 tabIndex={-1}>
      <FormattedMessage id={title} />
    </h1>
    <Lead>
      <span>
        <FormattedMessage id={lead} />
      </span>
      {link}
    </Lead>
    <SearchBox {...search} />
    {children}
  </Page>
)
