import type { ReactNode } from 'react'

import { Art, type ArtName } from './Art.tsx'
import { Actions, Art as Frame, Sheet, Text, Title } from './Notice.styles.ts'

export interface NoticeProps {
  art: ArtName
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
}

/** A whole page with a single message. */
export const Notice = ({ art, title, text, actions }: NoticeProps) => (
  <Sheet>
    <Frame>
      <Art name={art} />
    </Frame>
    <Title tabIndex={-1}>{title}</Title>
    {text !== undefined && <Text>{text}</Text>}
    {actions !== undefined && <Actions>{actions}</Actions>}
  </Sheet>
)
