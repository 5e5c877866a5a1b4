import { FormattedMessage } from 'react-intl'

import { isLiveMissed } from '../../../contract/livePlan.ts'
import { clockOf } from '../../kit/clockOf.ts'
import { useSecondsLeft } from '../../kit/useSecondsLeft.ts'
import { Ahead } from './Lives.styles.ts'

export interface StartsInProps {
  /** ISO 8601. */
  at: string
  /** Milliseconds since 1970. */
  now: () => number
}

const day = 86_400

/** Time until a live begins: days and hours, on the last day to the second. Not read out while it runs. */
export const StartsIn = ({ at, now }: StartsInProps) => {
  const left = useSecondsLeft(Date.parse(at), now)
  const isMissed = left === 0 && isLiveMissed(Date.parse(at), now())
  return (
    <Ahead role="timer" aria-live="off">
      {left === 0 && isMissed && <FormattedMessage id="lives.missed" />}
      {left === 0 && !isMissed && <FormattedMessage id="lives.soon" />}
      {left > 0 && left < day && <FormattedMessage id="lives.in" values={{ time: clockOf(left) }} />}
      {left >= day && (
        <FormattedMessage
          id="lives.inDays"
          values={{ days: Math.floor(left / day), hours: Math.floor((left % day) / 3600) }}
        />
      )}
    </Ahead>
  )
}
