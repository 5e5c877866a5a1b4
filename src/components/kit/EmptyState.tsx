import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Block } from './EmptyState.styles.ts'

/** Nothing to show, which is not a fault. 'No Data' by default. */
export const EmptyState = ({ children }: { children?: ReactNode }) => (
  <Block role="status">{children ?? <FormattedMessage id="state.empty" />}</Block>
)
