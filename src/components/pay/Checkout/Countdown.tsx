import { FormattedMessage } from 'react-intl'

import { useSecondsLeft } from '../../kit/useSecondsLeft.ts'
import { Left } from './Countdown.styles.ts'

export interface CountdownProps {
  /** Epoch milliseconds. */
  until: number
  now: () => number
}

/** Time left, in minutes and seconds; an hour and more needs no countdown. Not read out while it runs. */
export const Countdown = ({ until, now }: CountdownProps) => {
  const left = useSecondsLeft(until, now)
  if (left >= 3600) return null
  return (
    <Left role="timer" aria-live="off">
      {left === 0 ? (
        <FormattedMessage id="pay.left.over" />
      ) : (
        <FormattedMessage id="pay.left" values={{ time: clockOf(left) }} />
      )}
    </Left>
  )
}

/** `24:07`. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
