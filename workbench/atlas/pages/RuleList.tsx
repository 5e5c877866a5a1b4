import type { ComponentProps } from 'react'

import { List } from './RuleList.styles.ts'
import { RuleRows } from './RuleRows.tsx'

export const RuleList = (props: ComponentProps<typeof RuleRows>) => (
  <List>
    <RuleRows {...props} />
  </List>
)
