import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Lead, Page } from '../../kit/publicPage.styles.ts'

/** Layout of the page of all conferences, around the form and the results. */
export const ConferencesLayout = ({ children }: { children: ReactNode }) => {
  const { locale } = useIntl()
  return (
    <Page>
      <h1 tabIndex={-1}>
        <FormattedMessage id="conf.title" />
      </h1>
      <Lead>
        <span>
          <FormattedMessage id="conf.lead" />
        </span>
        <a href={`/ics/calendar.ics?lang=${locale}`}>
          <FormattedMessage id="conf.subscribe" />
        </a>
      </Lead>
      {children}
    </Page>
  )
}
