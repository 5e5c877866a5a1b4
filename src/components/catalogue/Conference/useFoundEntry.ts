import { useEffect, type RefObject } from 'react'

/**
 * Marks a line of the text, brings it into view and gives it the focus, as soon as the text is there: it may come later than
 * the page. The search counts lines in the same way (server/search/programme.ts). Null: no line.
 */
export const useFoundEntry = (area: RefObject<HTMLElement | null>, html: string, entry: number | null) => {
  useEffect(() => {
    const within = area.current
    if (entry === null || within === null) return
    let found: HTMLElement | undefined
    const show = (): boolean => {
      found = within.querySelectorAll<HTMLElement>('li, tr')[entry]
      if (found === undefined) return false
      found.dataset['found'] = ''
      found.tabIndex = -1
      found.scrollIntoView({ block: 'center' })
      found.focus({ preventScroll: true })
      return true
    }
    const watch = new MutationObserver(() => {
      if (show()) watch.disconnect()
    })
    // After the page has moved the focus to its title, as it does when it is opened.
    const next = requestAnimationFrame(() => {
      if (!show()) watch.observe(within, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(next)
      watch.disconnect()
      found?.removeAttribute('data-found')
      found?.removeAttribute('tabindex')
    }
  }, [area, html, entry])
}
