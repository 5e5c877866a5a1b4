import { useEffect, useState } from 'react'

/**
 * Whole seconds until `until` (epoch milliseconds), rounded up; 0 when it has passed or there is none.
 * Renders once a second while it runs, and only the component that calls it.
 */
export const useSecondsLeft = (until: number | null, now: () => number = Date.now): number => {
  const [shown, setShown] = useState(() => ({ until, left: secondsTo(until, now) }))
  // Before anything is painted: an effect would show and read out "0 s" first.
  if (shown.until !== until) setShown({ until, left: secondsTo(until, now) })
  useEffect(() => {
    if (until === null) return
    const tick = () => {
      const left = secondsTo(until, now)
      setShown((before) => (before.left === left ? before : { until, left }))
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until, now])
  return shown.left
}

const secondsTo = (until: number | null, now: () => number) =>
  until === null ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))
