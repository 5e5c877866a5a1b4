import { navigate } from 'wouter/use-browser-location'

import { returnAddress } from '../services/returnAddress.ts'
import type { Navigation } from './context.tsx'
import { isOwnPath } from './routes.ts'

interface Deps {
  /** Other origins that a `url` parameter may lead to (NAV-08). */
  sisters(): readonly string[]
}

export const createNavigation = ({ sisters }: Deps): Navigation => {
  const to: Navigation['to'] = (address, options = {}) => {
    const target = new URL(address, location.href)
    // As the browser does: the way back leads to another place, not to this one again.
    const replace = options.replace === true || target.href === location.href
    if (target.origin === location.origin && isOwnPath(target.pathname)) {
      navigate(target.pathname + target.search + target.hash, { replace })
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
  }
}
