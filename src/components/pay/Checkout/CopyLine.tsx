import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Row } from './CopyLine.styles.ts'

export interface CopyLineProps {
  name: string
  text: string
  /** Displayed content; `text` unless given. */
  children?: ReactNode
  onCopy: (name: string, text: string) => void
}

/** A name and its text within a `dl`, with a button that copies the text. */
export const CopyLine = ({ name, text, children, onCopy }: CopyLineProps) => (
  <Row>
    <dt>{name}</dt>
    <dd>
      <span>{children ?? text}</span>
      <Button variant="quiet" small onClick={() => onCopy(name, text)}>
        <FormattedMessage
          id="pay.copy"
          values={{ name: <VisuallyHidden key="name">{name}</VisuallyHidden> }}
        />
      </Button>
    </dd>
  </Row>
)
