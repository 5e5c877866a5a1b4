import { isOwnPath, matchPath } from './routes.ts'

interface Options {
  readonly root: Document
  readonly to: (address: string) => void
  /** The visitor is about to follow a link to this path: its page may be fetched already. */
  readonly prepare: (path: string) => void
}

/**
 * Plain links become navigation without a new document. Everything that means something else stays the browser's:
 * modified clicks, other buttons, targets, downloads, other origins, addresses that are no page of this site, and
 * anchors within the page. Answers the clean-up.
 */
export const interceptLinks = ({ root, to, prepare }: Options) => {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = ownTarget(event)
    if (target === null) return
    event.preventDefault()
    to(target.pathname + target.search + target.hash)
  }
  const onHint = (event: Event) => {
    const target = ownTarget(event)
    if (target !== null) prepare(target.pathname)
  }
  root.addEventListener('click', onClick)
  for (const type of hints) root.addEventListener(type, onHint, { passive: true })
  return () => {
    root.removeEventListener('click', onClick)
    for (const type of hints) root.removeEventListener(type, onHint)
  }
}

const hints = ['pointerover', 'focusin', 'touchstart'] as const

const ownTarget = (event: Event): URL | null => {
  if (!(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (link === null || link.href === '' || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const target = new URL(link.href)
  if (target.origin !== location.origin || !isOwnPath(target.pathname)) return null
  const isSamePage = target.pathname === location.pathname && target.search === location.search
  return isSamePage && target.hash !== '' ? null : target
}

/** The page behind a path after its redirects, for preparing it. */
export const pageBehind = (path: string) => {
  let match = matchPath(path)
  // Groups lead to a first child that is a page; two steps are more than the table has.
  for (let step = 0; match.kind === 'redirect' && step < 3; step++) match = matchPath(match.to)
  return match.kind === 'page' ? match.route : null
}
