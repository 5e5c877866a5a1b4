import { useEffect, useState } from 'react'

/** The button that opened a dialog disappears with the previous content, and the focus must not be lost with it. */
export const useFocusOnChange = (selector = 'main h1') => {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (changes > 0) document.querySelector<HTMLElement>(selector)?.focus()
  }, [changes, selector])
  return () => setChanges(changes + 1)
}
