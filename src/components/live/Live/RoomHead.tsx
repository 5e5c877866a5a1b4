import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { LiveStage } from '../../../contract/room/state.ts'
import { Content } from '../../kit/Content.tsx'
import { Chip, Head } from './Live.styles.ts'
import { StageChip } from './StageChip.tsx'

export interface RoomHeadProps {
  name: string
  stage: LiveStage
  isRehearsal: boolean
  /** On air, and the host's connection is lost: there is nothing to see. */
  isHostLost: boolean
  /** It is being kept. */
  isRecorded: boolean
  /** All connected users (LIVE-08). */
  count: number
  /** The connection is being made again. */
  isResuming: boolean
  /** The way out. */
  children: ReactNode
}

export const RoomHead = ({
  name,
  stage,
  isRehearsal,
  isHostLost,
  isRecorded,
  count,
  isResuming,
  children,
}: RoomHeadProps) => (
  <Head>
    <h1 tabIndex={-1}>
      <Content text={name} marked />
    </h1>
    <div>
      {isHostLost ? (
        <Chip $tone="wait" role="status">
          <FormattedMessage id={isRehearsal ? 'room.rehearsal.noHost' : 'room.hostLost'} />
        </Chip>
      ) : (
        <StageChip stage={stage} isRehearsal={isRehearsal} />
      )}
      {isRecorded && (
        <Chip $tone="bad">
          <FormattedMessage id="room.recorded" />
        </Chip>
      )}
      <Chip $tone="calm">
        <FormattedMessage id="room.count" values={{ count }} />
      </Chip>
      <span role="status">
        {isResuming && (
          <Chip $tone="wait">
            <FormattedMessage id="room.hub.resuming" />
          </Chip>
        )}
      </span>
      {children}
    </div>
  </Head>
)
