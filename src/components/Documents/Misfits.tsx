import { FormattedMessage } from 'react-intl'

import { Warning } from './Documents.styles.ts'

interface Props {
  readonly names: readonly string[]
  /** How many more there are. */
  readonly others: number
}

/** Whose name, or other text, is cut off. */
export const Misfits = ({ names, others }: Props) => (
  <Warning role="status">
    <FormattedMessage
      id="documents.misfits"
      values={{ names: names.join(' · '), others, count: names.length + others }}
    />
  </Warning>
)
