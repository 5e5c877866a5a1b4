import { useEffect, useRef } from 'react'

import { useServices } from '../../app/context.tsx'
import { playTone } from '../../app/lazyServices/live.ts'

/**
 * Calls a host who looks elsewhere, say at slides in another window (MIC-01): the number of raised hands is in the
 * title of the page, and a sound plays when the first one goes up.
 */
export const useHandsCall = (waiting: number) => {
  const { documentTitle } = useServices()
  useEffect(() => {
    documentTitle.ofWaiting(waiting)
    return () => documentTitle.ofWaiting(0)
  }, [documentTitle, waiting])
  const before = useRef(waiting)
  useEffect(() => {
    if (before.current === 0 && waiting > 0) playTone('ask')
    before.current = waiting
  }, [waiting])
}
