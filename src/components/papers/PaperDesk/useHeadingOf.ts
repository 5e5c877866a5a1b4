import { useEffect, useRef } from 'react'

/**
 * The heading of a part whose button disappears with its content: keeps the focus from being lost. `from` is the view
 * shown when the page opens; null: not this part.
 */
export const useHeadingOf = (view: string | null, from: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(from)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (view !== null && document.activeElement === document.body) heading.current?.focus()
  }, [view])
  return heading
}
