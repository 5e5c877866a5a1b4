import { FormattedMessage } from 'react-intl'

import type { CallOutput } from '../../../contract/endpoint.ts'
import type { getLiveInfo } from '../../../contract/live.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Note, Panel } from './Live.styles.ts'

/** Description of the live, for a visitor who comes by its address. */
export const LiveHead = ({ live }: { live: CallOutput<typeof getLiveInfo> }) => (
  <Panel aria-labelledby="live-about">
    <h2 id="live-about">{live.title}</h2>
    <Note>
      <FormattedMessage id="room.speaker" values={{ name: live.speaker }} />
    </Note>
    <Note>
      <FormattedMessage id="room.starts" />
      <Moment at={live.starts_at} timeZone={live.time_zone} format={format} />
    </Note>
    {live.conference_id !== null && (
      <p>
        <a href={`/conferences/${live.conference_id}`}>
          <FormattedMessage id="room.toConference" />
        </a>
      </p>
    )}
  </Panel>
)

const format = { dateStyle: 'medium', timeStyle: 'short' } as const
