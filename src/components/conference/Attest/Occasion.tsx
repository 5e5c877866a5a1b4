import { FormattedMessage } from 'react-intl'

import { Note } from '../../kit/formPage.styles.ts'

export interface OccasionProps {
  /** Reason for filling in the form. */
  occasion: 'fresh' | 'returned' | 'revoked' | 'amending'
  /** Administrator's reason, or null. */
  reason: string | null
}

export const Occasion = ({ occasion, reason }: OccasionProps) => {
  if (occasion === 'fresh') return null
  return (
    <Note $tone={occasion === 'amending' ? 'waiting' : 'seal'} role="status">
      <strong>
        <FormattedMessage id={`attest.occasion.${occasion}`} />
      </strong>
      {occasion !== 'amending' && reason !== null && (
        <p>
          <FormattedMessage id="attest.reason" values={{ reason }} />
        </p>
      )}
      <p>
        <FormattedMessage id={`attest.occasion.${occasion}.text`} />
      </p>
    </Note>
  )
}
