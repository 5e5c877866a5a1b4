import { FormattedMessage } from 'react-intl'

import { useSecondsLeft } from '../ui/useSecondsLeft.ts'
import { Left } from './Countdown.styles.ts'

export interface CountdownProps {
  /** Epoch milliseconds. */
  until: number
  now: () => number
}

/** Time left, in minutes and seconds; a day and more needs no countdown. Not read out while it runs. */
export const Countdown = ({ until, now }: CountdownProps) => {
  const left = useSecondsLeft(until, now)
  if (left >= 86_400) return null
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

/** `1:05:09`, `24:07`. */
const clockOf = (seconds: number) => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
