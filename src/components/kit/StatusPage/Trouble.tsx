import type { ReactNode } from 'react'

import { Button } from '../Button.tsx'
import { Block } from '../EmptyState.styles.ts'

export interface TroubleProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** Label of the way on. */
  readonly action: ReactNode
  readonly onAction: () => void
}

/** In place of a page. Part of the first load, because it is shown when nothing else can be fetched. */
export const Trouble = ({ title, text, action, onAction }: TroubleProps) => (
  <Block role="alert">
    <h1 tabIndex={-1}>{title}</h1>
    <p>{text}</p>
    <Button onClick={onAction}>{action}</Button>
  </Block>
)
