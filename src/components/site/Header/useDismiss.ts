import { useEffect, type RefObject } from 'react'

/**
 * Closes the open part inside `area`: on Escape (focus goes back to its opener), on a press elsewhere, when focus
 * leaves, and after a choice.
 */
export const useDismiss = (area: RefObject<HTMLElement | null>, onDismiss: () => void) => {
  useEffect(() => {
    const close = (keep: Node | null) => {
      for (const open of area.current?.querySelectorAll('details[open]') ?? []) {
        if (keep === null || !open.contains(keep)) open.removeAttribute('open')
      }
      if (keep === null || !area.current?.contains(keep)) onDismiss()
    }
    const elsewhere = (event: Event) => close(event.target as Node)
    const chosen = (event: Event) => {
      if ((event.target as Element).closest('a,li button') !== null) close(null)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = area.current?.querySelector<HTMLElement>('details[open] > summary, [aria-expanded=true]')
      if (!open) return
      close(null)
      open.focus()
    }
    const node = area.current
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('keydown', escape)
    node?.addEventListener('click', chosen)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', escape)
      node?.removeEventListener('click', chosen)
    }
  }, [area, onDismiss])
}
