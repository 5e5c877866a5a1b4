import { FormattedMessage, useIntl } from 'react-intl'

import type { Campaign } from '../../../contract/campaign.ts'
import { textOf } from '../../../contract/richText.ts'
import { Button } from '../../kit/Button.tsx'
import { Letter } from './Campaigns.styles.ts'
import { subjectOf } from './subjectOf.ts'

interface Props {
  /** Version that another organizer has saved. */
  readonly newest: Campaign
  /** Keeps the input, based on this version. */
  readonly onKeep: () => void
}

/** Another organizer saved first: shows the current version before anything is overwritten. */
export const CampaignConflict = ({ newest, onKeep }: Props) => {
  const { locale } = useIntl()
  return (
    <Letter>
      <p role="status">
        <FormattedMessage id="campaign.conflict" values={{ who: newest.edited?.by ?? '' }} />
      </p>
      <h3>{subjectOf(newest, locale)}</h3>
      <pre>{textOf(newest.body)}</pre>
      <pre lang="en">{textOf(newest.eng_body)}</pre>
      <p>
        <Button variant="quiet" small onClick={onKeep}>
          <FormattedMessage id="campaign.conflict.keep" />
        </Button>
      </p>
    </Letter>
  )
}
