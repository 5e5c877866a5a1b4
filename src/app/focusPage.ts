/**
 * After a navigation without a new document: reading starts at the new page's heading, as it would with one. Going back
 * leaves the scroll position to the browser.
 */
export const focusPage = () => {
  const named = location.hash === '' ? null : document.getElementById(decodeHash(location.hash))
  const target =
    named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  // A page that arrives late must not close a menu opened in the meantime: menus close when focus leaves them.
  if (!document.activeElement?.closest('details[open]')) target.focus({ preventScroll: true })
  if (named !== null) named.scrollIntoView()
  else if (!cameByHistory) scrollTo({ top: 0, behavior: 'instant' })
}

let cameByHistory = false
if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => (cameByHistory = true))
  for (const type of ['pushState', 'replaceState']) addEventListener(type, () => (cameByHistory = false))
}

const decodeHash = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
