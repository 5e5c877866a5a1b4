import { FormattedMessage } from 'react-intl'

import type { OwnLive } from '../../../contract/ownLive.ts'
import { Chip } from '../../kit/Record/StateChip.styles.ts'
import { stateOf } from './typedLive.ts'

/** State of a live, in words and in a colour. */
export const LiveState = ({ live }: { readonly live: OwnLive }) => {
  const state = stateOf(live)
  return (
    <Chip $tone={tones[state]}>
      <FormattedMessage id={`ownLive.state.${state}`} />
    </Chip>
  )
}

const tones = {
  draft: 'waiting',
  cancelled: 'seal',
  not_started: 'good',
  ongoing: 'good',
  paused: 'waiting',
  ended: 'neutral',
} as const
