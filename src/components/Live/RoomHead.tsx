import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { LiveStage } from '../../contract/room/state.ts'
import { Chip, Head } from './Live.styles.ts'
import { StageChip } from './StageChip.tsx'

export interface RoomHeadProps {
  name: string
  stage: LiveStage
  /** Everybody connected (LIVE-08). */
  count: number
  /** The connection is being made again. */
  isResuming: boolean
  /** The way out. */
  children: ReactNode
}

export const RoomHead = ({ name, stage, count, isResuming, children }: RoomHeadProps) => (
  <Head>
    <h1 tabIndex={-1}>{name}</h1>
    <div>
      <StageChip stage={stage} />
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
