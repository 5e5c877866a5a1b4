import { FormattedMessage } from 'react-intl'

import { Note, Panel } from './Live.styles.ts'

/** The room is on its way. */
export const Connecting = () => (
  <Panel aria-busy="true">
    <Note role="status">
      <FormattedMessage id="room.hub.connecting" />
    </Note>
  </Panel>
)
