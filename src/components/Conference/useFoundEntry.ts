import { useEffect, useSyncExternalStore, type RefObject } from 'react'

/**
 * Marks the line that the address names, brings it into view and gives it the focus, as soon as the text is there: it may
 * come later than the page. The search counts lines in the same way (server/search/programme.ts).
 */
export const useFoundEntry = (area: RefObject<HTMLElement | null>, html: string) => {
  const hash = useSyncExternalStore(onMove, readHash, onServer)
  useEffect(() => {
    const place = /^#entry-(\d{1,4})$/.exec(hash)?.[1]
    const within = area.current
    if (place === undefined || within === null) return
    let found: HTMLElement | undefined
    const show = (): boolean => {
      found = within.querySelectorAll<HTMLElement>('li, tr')[Number(place)]
      if (found === undefined) return false
      found.dataset['found'] = ''
      // The page moves the focus to what its address names, too, and would move it to its title otherwise.
      found.id = `entry-${place}`
      found.tabIndex = -1
      found.scrollIntoView({ block: 'center' })
      found.focus({ preventScroll: true })
      return true
    }
    const watch = new MutationObserver(() => {
      if (show()) watch.disconnect()
    })
    if (!show()) watch.observe(within, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      found?.removeAttribute('data-found')
      found?.removeAttribute('id')
      found?.removeAttribute('tabindex')
    }
  }, [area, hash, html])
}

/** The router tells of its own moves by the last two. */
const moves = ['hashchange', 'popstate', 'pushState', 'replaceState']
const onMove = (listener: () => void) => {
  for (const type of moves) addEventListener(type, listener)
  return () => {
    for (const type of moves) removeEventListener(type, listener)
  }
}
const readHash = () => location.hash
const onServer = () => ''
