import { FormattedMessage } from 'react-intl'

import type { LiveStage } from '../../contract/room/state.ts'
import { Chip, type Tone } from './Live.styles.ts'

export const StageChip = ({ stage }: { stage: LiveStage }) => (
  <Chip $tone={tones[stage]}>
    <FormattedMessage id={`room.stage.${stage}`} />
  </Chip>
)

const tones: Record<LiveStage, Tone> = {
  not_started: 'wait',
  ongoing: 'bad',
  paused: 'wait',
  ended: 'calm',
}
