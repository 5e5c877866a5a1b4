import { FormattedMessage } from 'react-intl'

import { Awaited, Note, Panel } from './Live.styles.ts'

/** The room is on its way; `cover`: address of the picture of the live, or empty. */
export const Connecting = ({ cover }: { cover: string }) => (
  <>
    {cover !== '' && <Awaited src={cover} alt="" width="960" height="540" fetchPriority="high" />}
    <Panel aria-busy="true">
      <Note role="status">
        <FormattedMessage id="room.hub.connecting" />
      </Note>
    </Panel>
  </>
)
