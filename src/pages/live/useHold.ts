import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { useNewest } from '../shared/useNewest.ts'

/** While held, `ask` is called before the page is left; `leave` continues to the visitor's destination. */
export const useHold = (isHeld: boolean, ask: () => void) => {
  const { go } = useServices()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const newest = useNewest(ask)
  useEffect(() => {
    if (!isHeld) return
    return go.hold((there) => {
      setLeave(() => there)
      newest.current()
    })
  }, [go, isHeld, newest])
  return { go, leave, stay: () => setLeave(null) }
}
