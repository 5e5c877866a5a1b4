import { FormattedMessage } from 'react-intl'

import type { LiveStage } from '../../../contract/room/state.ts'
import { Chip, type Tone } from './Live.styles.ts'

export const StageChip = ({ stage, isRehearsal }: { stage: LiveStage; isRehearsal: boolean }) => (
  <Chip $tone={isRehearsal ? 'wait' : tones[stage]}>
    <FormattedMessage
      id={isRehearsal && stage !== 'not_started' ? `room.rehearsal.stage.${stage}` : `room.stage.${stage}`}
    />
  </Chip>
)

const tones: Record<LiveStage, Tone> = {
  not_started: 'wait',
  ongoing: 'bad',
  paused: 'wait',
  ended: 'calm',
}
