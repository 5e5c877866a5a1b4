import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Tabs } from '../../kit/Tabs.tsx'
import type { LoginTab } from './Login.types.ts'

export interface LoginTabsProps {
  selected: LoginTab
  onSelect: (tab: LoginTab) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

export const LoginTabs = ({ selected, onSelect, children }: LoginTabsProps) => (
  <Tabs
    label={useIntl().formatMessage({ id: 'login.ways' })}
    tabs={tabs}
    selected={selected}
    onSelect={onSelect}
  >
    {children}
  </Tabs>
)

const tabs = [
  { id: 'scan', label: <FormattedMessage id="login.tab.scan" /> },
  { id: 'quick', label: <FormattedMessage id="login.tab.quick" /> },
  { id: 'password', label: <FormattedMessage id="login.tab.password" /> },
] as const
