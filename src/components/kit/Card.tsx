import type { ReactNode } from 'react'

import { Body, Sheet, Spine, type Tone } from './Card.styles.ts'

export interface CardProps {
  /** The state in words; shown on the spine and read before the content. */
  state: ReactNode
  tone: Tone
  children: ReactNode
}

export const Card = ({ state, tone, children }: CardProps) => (
  <Sheet $tone={tone}>
    <Spine>{state}</Spine>
    <Body>{children}</Body>
  </Sheet>
)
