import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Icon } from '../../kit/Icon.tsx'
import {
  Below,
  Card,
  Drawing,
  Eyebrow,
  Headline,
  Lead,
  Look,
  Page,
  Panel,
  Promise,
} from './LoginLayout.styles.ts'

export interface LoginLayoutProps {
  back: ReactNode
  /** Tabs with their panel. */
  children: ReactNode
  terms: ReactNode
}

export const LoginLayout = ({ back, children, terms }: LoginLayoutProps) => (
  <Page>
    <Panel>
      <Eyebrow>
        <FormattedMessage id="login.eyebrow" />
      </Eyebrow>
      <Headline tabIndex={-1}>
        <FormattedMessage id="login.headline" />
      </Headline>
      <Lead>
        <FormattedMessage id="login.lead" />
      </Lead>
      <Drawing />
      <Promise>
        <Icon name="shield" />
        <FormattedMessage id="login.confidential" />
      </Promise>
    </Panel>
    <Card>
      {back}
      {children}
      <Below>{terms}</Below>
      <Look>
        <a href="/home">
          <FormattedMessage id="login.look" />
        </a>
      </Look>
    </Card>
  </Page>
)
