import { useEffect, useState } from 'react'

/** The button that opened a dialog goes with the old list, and the focus must not be lost with it. */
export const useFocusOnChange = () => {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (changes > 0) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [changes])
  return () => setChanges(changes + 1)
}
