import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Columns, Page, Panel } from './Checkout.styles.ts'

export interface CheckoutLayoutProps {
  /** The order to be paid; absent until it is known. */
  summary?: ReactNode
  busy?: boolean | undefined
  children: ReactNode
}

export const CheckoutLayout = ({ summary, busy = false, children }: CheckoutLayoutProps) => (
  <Page aria-busy={busy || undefined}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="pay.title" />
    </h1>
    {summary === undefined ? (
      <Panel>{children}</Panel>
    ) : (
      <Columns>
        {summary}
        <Panel>{children}</Panel>
      </Columns>
    )}
  </Page>
)
