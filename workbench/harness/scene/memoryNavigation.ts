import { memoryLocation } from 'wouter/memory-location'

import type { Navigation } from '../../../src/app/context.tsx'
import { isOwnPath, matchPath } from '../../../src/app/routes.ts'
import { returnAddress } from '../../../src/services/returnAddress.ts'

interface Options {
  /** Path, with a query if need be. */
  readonly start: string
  /** Whether the scene goes where it is sent, or only says where that would be. */
  readonly follow: boolean
  /** Told of every address that is not followed; `reload` for a new document. */
  readonly onDeparture: (address: string) => void
}

/** The address bar of a scene: a story's own address must stay that of the workshop. */
export const createMemoryNavigation = ({ start, follow, onDeparture }: Options) => {
  let address = start
  const memory = memoryLocation({ path: start })
  const trail = [start]
  const to: Navigation['to'] = (wanted) => {
    const target = new URL(wanted, location.origin)
    const path = target.pathname + target.search + target.hash
    if (target.origin !== location.origin || !isOwnPath(target.pathname)) return onDeparture(target.href)
    if (!follow) return onDeparture(path)
    address = path
    trail.push(path)
    memory.navigate(path)
  }
  const wanted = () =>
    returnAddress(new URLSearchParams(address.split('?')[1] ?? '').get('url'), {
      origin: location.origin,
      sisters: [],
      fallback: '/home',
    })
  const navigation: Navigation = {
    to,
    toLogin: (returnTo = address) => to(`/login?url=${encodeURIComponent(returnTo)}`),
    returnAddress: wanted,
    afterLogin: () => to(wanted()),
    back: () => to(trail.at(-2) ?? '/home'),
    reload: () => onDeparture('reload'),
  }
  return {
    navigation,
    hook: memory.hook,
    place: () => {
      const match = matchPath(address.split(/[?#]/)[0] ?? '/')
      return { route: match.kind === 'page' ? match.route.name : 'login', address }
    },
  }
}
