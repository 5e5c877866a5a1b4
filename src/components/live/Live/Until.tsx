import { FormattedMessage } from 'react-intl'

import { isLiveMissed } from '../../../contract/livePlan.ts'
import { clockOf } from '../../kit/clockOf.ts'
import { useSecondsLeft } from '../../kit/useSecondsLeft.ts'
import { Ahead } from './Live.styles.ts'

export interface UntilProps {
  /** ISO 8601. */
  at: string
  /** On the server's clock. */
  now: () => number
}

const day = 86_400

/** Time until the announced start. Not read out while it runs. */
export const Until = ({ at, now }: UntilProps) => {
  const left = useSecondsLeft(Date.parse(at), now)
  const isMissed = left === 0 && isLiveMissed(Date.parse(at), now())
  return (
    <Ahead role="timer" aria-live="off">
      {left === 0 && isMissed && <FormattedMessage id="room.startsIn.missed" />}
      {left === 0 && !isMissed && <FormattedMessage id="room.startsIn.soon" />}
      {left > 0 && left < day && <FormattedMessage id="room.startsIn" values={{ time: clockOf(left) }} />}
      {left >= day && (
        <FormattedMessage
          id="room.startsIn.days"
          values={{ days: Math.floor(left / day), hours: Math.floor((left % day) / 3600) }}
        />
      )}
    </Ahead>
  )
}
