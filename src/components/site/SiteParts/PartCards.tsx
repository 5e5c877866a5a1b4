import { FormattedMessage } from 'react-intl'

import type { SiteVersionCard } from '../../../contract/siteAdmin.ts'
import { Card, Cards } from './SiteParts.styles.ts'
import { Published } from './Published.tsx'

export interface PartCardsProps {
  readonly parts: readonly SiteVersionCard[]
}

/** Everything that administrators edit, with its last publication. */
export const PartCards = ({ parts }: PartCardsProps) => (
  <Cards>
    {parts.map((card) => (
      <li key={card.part}>
        <Card href={`/console/site/${card.part}`}>
          <strong>
            <FormattedMessage id={`parts.title.${card.part}`} />
          </strong>
          <span>
            <FormattedMessage id={`parts.lead.${card.part}`} />
          </span>
          <small>
            <Published card={card} />
          </small>
        </Card>
      </li>
    ))}
  </Cards>
)
