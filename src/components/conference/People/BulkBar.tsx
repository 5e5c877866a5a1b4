import { FormattedMessage } from 'react-intl'

import { bulkKinds, type BulkKind } from '../../../contract/bulkWords.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Bar, Group } from './BulkBar.styles.ts'

export interface BulkBarProps {
  /** Number of matches of the filter. */
  readonly total: number
  /** Number of selected rows; 0: all matches. */
  readonly chosen: number
  /** The reader closes orders. */
  readonly mayClose: boolean
  /** Links for all users who match the filter. */
  readonly hrefs: {
    readonly csv: string
    readonly xlsx: string
    readonly mail: string
    readonly badges: string
    readonly actions: string
  }
  readonly onAsk: (kind: BulkKind) => void
  readonly onClear: () => void
}

/** Actions on all users who match the filter, or on the selected ones. */
export const BulkBar = ({ total, chosen, mayClose, hrefs, onAsk, onClear }: BulkBarProps) => (
  <Bar>
    <Group role="group" aria-labelledby="people-bulk">
      <p id="people-bulk" role="status">
        {chosen === 0 ? (
          <FormattedMessage id="people.bulk.all" values={{ total }} />
        ) : (
          <FormattedMessage id="people.bulk.chosen" values={{ chosen }} />
        )}
      </p>
      {bulkKinds.map(
        (kind) =>
          (kind !== 'cancel' || mayClose) && (
            <Button key={kind} variant="quiet" small onClick={() => onAsk(kind)}>
              <FormattedMessage id={`people.bulk.${kind}`} />
            </Button>
          ),
      )}
      {chosen > 0 && (
        <Button variant="plain" small onClick={onClear}>
          <FormattedMessage id="people.bulk.clear" />
        </Button>
      )}
    </Group>
    <Group role="group" aria-labelledby="people-take">
      <p id="people-take">
        <FormattedMessage id="people.take" values={{ total }} />
      </p>
      <ButtonLink variant="plain" small href={hrefs.csv} download>
        <FormattedMessage id="people.take.csv" />
      </ButtonLink>
      <ButtonLink variant="plain" small href={hrefs.xlsx} download>
        <FormattedMessage id="people.take.xlsx" />
      </ButtonLink>
      <ButtonLink variant="plain" small href={hrefs.mail}>
        <FormattedMessage id="people.take.mail" />
      </ButtonLink>
      <ButtonLink variant="plain" small href={hrefs.badges}>
        <FormattedMessage id="people.take.badges" />
      </ButtonLink>
      <ButtonLink variant="plain" small href={hrefs.actions}>
        <FormattedMessage id="people.actions" />
      </ButtonLink>
    </Group>
  </Bar>
)
