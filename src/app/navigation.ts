import { navigate } from 'wouter/use-browser-location'

import { newKey } from '../services/newKey.ts'
import { returnAddress } from '../services/returnAddress.ts'
import type { Navigation } from './context.tsx'
import { createHold } from './hold.ts'
import { isOwnPath } from './routes.ts'

interface Deps {
  /** Other origins that a `url` parameter may lead to (NAV-08). */
  sisters(): readonly string[]
}

export const createNavigation = ({ sisters }: Deps): Navigation => {
  // The place where the document was loaded has no name yet.
  const entry = () => {
    // On the server there is no history.
    const state: unknown = typeof history === 'undefined' ? null : history.state
    return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : ''
  }
  const held = createHold()
  if (typeof window !== 'undefined') held.watchHistory()
  const to: Navigation['to'] = (address, options = {}) => {
    const target = new URL(address, location.href)
    if (target.pathname === location.pathname) go(target, options)
    else held.go(() => go(target, options))
  }
  const go = (target: URL, options: { replace?: boolean }) => {
    // As the browser does: the way back leads to another place, not to this one again.
    const replace = options.replace === true || target.href === location.href
    if (target.origin === location.origin && isOwnPath(target.pathname)) {
      const state = { entry: replace ? entry() : newKey() }
      navigate(target.pathname + target.search + target.hash, { replace, state })
    } else if (replace) location.replace(target)
    else location.assign(target)
  }
  const wanted = () =>
    returnAddress(new URLSearchParams(location.search).get('url'), {
      origin: location.origin,
      sisters: sisters(),
      fallback: '/home',
    })
  return {
    to,
    toLogin: (returnTo = location.pathname + location.search + location.hash, options = {}) =>
      to(`/login?url=${encodeURIComponent(returnTo)}`, options),
    returnAddress: wanted,
    // Replaced, so that the way back does not lead into a finished login.
    afterLogin: () => to(wanted(), { replace: true }),
    back() {
      if (history.length > 1) history.back()
      else to('/home', { replace: true })
    },
    reload: () => location.reload(),
    hold: held.hold,
    entry,
  }
}
