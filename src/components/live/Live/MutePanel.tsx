import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { Bar, Note, Panel } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

export interface MutePanelProps {
  isGroupMuted: boolean
  isMemberMuted: boolean
  mayMute: boolean
  busy: boolean
  failure: Failure | null
  onSet: (on: boolean) => void
}

/** State of the mute (MUTE-01), and the host's switch for all members. Empty for others than the host while no one is muted. */
export const MutePanel = ({ isGroupMuted, isMemberMuted, mayMute, busy, failure, onSet }: MutePanelProps) =>
  (isGroupMuted || isMemberMuted || mayMute) && (
    <Panel aria-labelledby="room-mutes">
      <h2 id="room-mutes">
        <FormattedMessage id="room.mutes" />
      </h2>
      <Note role="status">
        <FormattedMessage
          id={isMemberMuted ? 'room.mutes.member' : isGroupMuted ? 'room.mutes.group' : 'room.mutes.open'}
        />
      </Note>
      <div role="alert">{failure !== null && <Refused failure={failure} />}</div>
      {mayMute && (
        <Bar>
          <Button small variant="quiet" busy={busy} onClick={() => onSet(!isGroupMuted)}>
            <FormattedMessage id={isGroupMuted ? 'room.do.unmuteAll' : 'room.do.muteAll'} />
          </Button>
        </Bar>
      )}
    </Panel>
  )
