/** The page that is shown, as a link to it reads: its path and query, without the language. */
export const openedPage = (): string => {
  const { pathname, search } = location
  const query = search
    .replace('?', '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('lang='))
    .join('&')
  return query === '' ? pathname : `${pathname}?${query}`
}

/** Events that the router fires for its changes of the history. */
const moves = ['popstate', 'pushState', 'replaceState'] as const

/** Calls when another page is shown; returns the clean-up. */
export const onPageChange = (tell: () => void): (() => void) => {
  let shown = openedPage()
  const look = () => {
    if (openedPage() === shown) return
    shown = openedPage()
    tell()
  }
  for (const move of moves) addEventListener(move, look)
  return () => {
    for (const move of moves) removeEventListener(move, look)
  }
}
