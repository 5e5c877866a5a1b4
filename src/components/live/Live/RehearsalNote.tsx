import { FormattedMessage } from 'react-intl'

import { Moment } from '../../kit/Moment.tsx'
import { Note, Rehearsal } from './Live.styles.ts'

/** Informs everyone inside that this is not the live. `until`: milliseconds since 1970; null: it is over. */
export const RehearsalNote = ({ until }: { until: number | null }) => (
  <Rehearsal aria-labelledby="room-rehearsal">
    <strong id="room-rehearsal">
      <FormattedMessage id="room.rehearsal" />
    </strong>
    {until !== null && (
      <Note>
        <FormattedMessage
          id="room.rehearsal.text"
          values={{ at: <Moment at={new Date(until).toISOString()} format={format} /> }}
        />
      </Note>
    )}
  </Rehearsal>
)

const format = { dateStyle: 'medium', timeStyle: 'short' } as const
