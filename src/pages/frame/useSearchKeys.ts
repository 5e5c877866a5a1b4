import { useEffect } from 'react'

import { useNewest } from '../shared/useNewest.ts'

/** ⌘K, Ctrl+K and `/` open the search, except during typing, composition or in a dialog. */
export const useSearchKeys = (onOpen: () => void) => {
  const newest = useNewest(onOpen)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey || event.shiftKey)
        return
      const isPlain = !event.metaKey && !event.ctrlKey
      if (isPlain ? event.key !== '/' : event.key.toLowerCase() !== 'k') return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null) return
      event.preventDefault()
      newest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [newest])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
