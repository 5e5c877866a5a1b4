import { FormattedMessage } from 'react-intl'

import type { BulkAction } from '../../../contract/peopleBulk.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Facts } from '../../kit/rowCard.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

/** A bulk action on registrations: its author and progress. */
export const BulkActionView = ({ action }: { readonly action: BulkAction }) => {
  const { reason, by, at, undo_until, undone_at, left } = action
  const sums = (['done', 'refused', 'undone', 'kept', 'left'] as const).filter(
    (name) => action[name] > 0 || name === 'done',
  )
  return (
    <Facts data-left={left}>
      <Fact name="people.action.by">
        <bdi>{by}</bdi> · <Moment at={at} format={toTheMinuteWithYear} />
      </Fact>
      {reason !== '' && <Fact name="people.field.reason">{reason}</Fact>}
      {sums.map((name) => (
        <Fact key={name} name={`people.action.${name}`}>
          <FormattedMessage id="people.count" values={{ total: action[name] }} />
        </Fact>
      ))}
      {undone_at !== null && (
        <Fact name="people.action.undone_at">
          <Moment at={undone_at} format={toTheMinuteWithYear} />
        </Fact>
      )}
      {undone_at === null && (
        <Fact name="people.action.undo">
          {undo_until === null ? (
            <FormattedMessage id="people.action.final" />
          ) : (
            <FormattedMessage
              id="people.action.until"
              values={{ at: <Moment key="at" at={undo_until} format={toTheMinuteWithYear} /> }}
            />
          )}
        </Fact>
      )}
    </Facts>
  )
}
