import type { ReactNode } from 'react'

import { Button } from '../components/ui/Button.tsx'
import { Block } from '../components/ui/EmptyState.styles.ts'

interface Props {
  readonly title: ReactNode
  readonly text: ReactNode
  /** Label of the way on. */
  readonly action: ReactNode
  readonly onAction: () => void
}

/** In place of a page. Part of the first load, because it is shown when nothing else can be fetched. */
export const Trouble = ({ title, text, action, onAction }: Props) => (
  <Block role="alert">
    <h1 tabIndex={-1}>{title}</h1>
    <p>{text}</p>
    <Button onClick={onAction}>{action}</Button>
  </Block>
)
