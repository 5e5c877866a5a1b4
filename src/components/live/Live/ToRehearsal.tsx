import { FormattedMessage } from 'react-intl'

/** From the room that waits for its live to the one where it can be tried. */
export const ToRehearsal = ({ liveId }: { liveId: number }) => (
  <p>
    <a href={`/meetStream/${liveId}/rehearsal`}>
      <FormattedMessage id="room.toRehearsal" />
    </a>
  </p>
)
