import { useEffect } from 'react'

import { useNewest } from '../shared/useNewest.ts'

/** Action of Alt with a key, by the key's place on the keyboard: `KeyH`. */
type Keys = Readonly<Record<string, () => void>>

/** Shortcuts of the room. With Alt, so that typing or speech control does not trigger them. */
export const useKeys = (keys: Keys) => {
  const newest = useNewest(keys)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
      const act = newest.current[event.code]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [newest])
}
