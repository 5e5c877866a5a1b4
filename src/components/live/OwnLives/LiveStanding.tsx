import { FormattedMessage } from 'react-intl'

import type { LiveAct } from '../../../contract/livePlan.ts'
import type { LiveStaffMember, OwnLive } from '../../../contract/ownLive.ts'
import { Bar } from '../../kit/workbench.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { LiveState } from './LiveState.tsx'
import { RehearsalWay } from './RehearsalWay.tsx'
import { stateOf } from './typedLive.ts'

interface Props {
  readonly live: OwnLive
  readonly onAct: (act: LiveAct) => void
}

/** State of a live, its meaning, and the actions on it as a whole. */
export const LiveStanding = ({ live, onAct }: Props) => {
  const state = stateOf(live)
  const act = acts[state]
  return (
    <Bar data-live-state={state}>
      <div>
        <LiveState live={live} />
        <p>
          <FormattedMessage id={`ownLive.about.${state}`} />
        </p>
        {live.publication === 'scheduled' && (
          <p>
            <a href={live.status === 'ended' ? `/liveDetails?live_id=${live.id}` : `/meetStream/${live.id}`}>
              <FormattedMessage id={live.status === 'ended' ? 'ownLive.toPage' : 'ownLive.toRoom'} />
            </a>
          </p>
        )}
        {(state === 'draft' || state === 'not_started') && (
          <RehearsalWay id={live.id} hasHost={live.staff.some(isHost)} />
        )}
      </div>
      {act !== null && (
        <Button variant={act === 'schedule' ? 'primary' : 'quiet'} onClick={() => onAct(act)}>
          <FormattedMessage id={`ownLive.act.${act}`} />
        </Button>
      )}
    </Bar>
  )
}

const isHost = ({ part, state }: LiveStaffMember) => part === 'host' && state === 'accepted'

const acts = {
  draft: 'schedule',
  not_started: 'cancel',
  cancelled: 'reopen',
  ongoing: null,
  paused: null,
  ended: null,
} as const satisfies Record<ReturnType<typeof stateOf>, LiveAct | null>
