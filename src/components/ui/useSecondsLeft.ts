import { useEffect, useState } from 'react'

/**
 * Whole seconds until `until` (epoch milliseconds), rounded up; 0 when it has passed or there is none.
 * Renders once a second while it runs, and only the component that calls it.
 */
export const useSecondsLeft = (until: number | null, now: () => number = Date.now): number => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === null) {
      setLeft(0)
      return
    }
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until, now])
  return left
}
