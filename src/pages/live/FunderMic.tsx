import { FormattedMessage } from 'react-intl'

import type { RoomSession } from '../../app/lazyServices/live.ts'
import { Devices, Note, Panel } from '../../components/live/Live/Live.styles.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import { Capture } from './Capture.tsx'
import { Silenced } from './Silenced.tsx'
import { useFunderMic } from './useFunderMic.ts'

interface Props {
  session: RoomSession
  view: Pick<RoomView, 'room'>
}

/** The funder's own microphone, audible to all while the live is on; the host can only close it. */
export const FunderMic = ({ session, view: { room } }: Props) => {
  const { microphone, isOngoing, wasClosed } = useFunderMic(session, room)
  return isOngoing ? (
    <Devices>
      <Capture capture={microphone} />
      <Silenced microphone={microphone} wasClosed={wasClosed} />
    </Devices>
  ) : (
    <Panel>
      <Note>
        <FormattedMessage id="room.funderMic.notNow" />
      </Note>
    </Panel>
  )
}
