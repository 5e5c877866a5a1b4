import { FormattedMessage } from 'react-intl'

import { Warning } from './Documents.styles.ts'

interface Props {
  /** Fault of their texts; absent: they are cut off. */
  readonly kind?: 'misfits' | 'unprintable'
  readonly names: readonly string[]
  /** Number of others. */
  readonly others: number
}

/** People whose name or other text is cut off or has characters that no font has. */
export const Misfits = ({ kind = 'misfits', names, others }: Props) => (
  <Warning role="status">
    <FormattedMessage
      id={`documents.${kind}`}
      values={{ names: names.join(' · '), others, count: names.length + others }}
    />
  </Warning>
)
