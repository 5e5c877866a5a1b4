import { FormattedMessage } from 'react-intl'

import type { SiteVersionCard } from '../../../contract/siteAdmin.ts'
import { Moment } from '../../kit/Moment.tsx'

/** Number, author and date of the version. */
export const Published = ({ card: { no, at, by } }: { card: Pick<SiteVersionCard, 'no' | 'at' | 'by'> }) => (
  <FormattedMessage
    id={by === '' ? 'parts.initial' : 'parts.published'}
    values={{
      no,
      by: <bdi key="by">{by}</bdi>,
      at: <Moment key="at" at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />,
    }}
  />
)
