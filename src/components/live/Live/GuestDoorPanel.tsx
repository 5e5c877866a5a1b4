import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { Bar, Note, Panel } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

export interface GuestDoorPanelProps {
  /** Visitors without an account may watch. */
  isOpen: boolean
  busy: boolean
  failure: Failure | null
  onSet: (open: boolean) => void
}

/** The host's switch for visitors without an account (LIVE-04). */
export const GuestDoorPanel = ({ isOpen, busy, failure, onSet }: GuestDoorPanelProps) => (
  <Panel aria-labelledby="room-guests" aria-busy={busy}>
    <h2 id="room-guests">
      <FormattedMessage id="room.guests" />
    </h2>
    <Note role="status">
      <FormattedMessage id={isOpen ? 'room.guests.open' : 'room.guests.shut'} />
    </Note>
    <div role="alert">{failure !== null && <Refused failure={failure} />}</div>
    <Bar>
      <Button small variant="quiet" name="guests" busy={busy} onClick={() => onSet(!isOpen)}>
        <FormattedMessage id={isOpen ? 'room.do.shutGuestsOut' : 'room.do.letGuestsIn'} />
      </Button>
    </Bar>
  </Panel>
)
