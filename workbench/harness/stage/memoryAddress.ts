import { memoryLocation } from 'wouter/memory-location'

import type { Navigation } from '../../../src/app/context.tsx'
import { createHold } from '../../../src/app/hold.ts'
import { isOwnPath } from '../../../src/app/routes.ts'
import { returnAddress } from '../../../src/services/returnAddress.ts'

/** The address bar of a story: the document's own must stay that of the workshop. */
export const createMemoryAddress = (start: string, sisters: () => readonly string[]) => {
  const { hook, navigate } = memoryLocation({ path: withoutHash(start) })
  const held = createHold()
  const trail = [start]
  /** Beside the trail. */
  const entries = [0]
  let last = 0
  const read = () => trail.at(-1) ?? start
  const to: Navigation['to'] = (wanted, { replace = false } = {}) => {
    const { origin, pathname, search, hash } = new URL(wanted, location.origin + read())
    if (origin !== location.origin || !isOwnPath(pathname)) return
    const go = () => {
      if (replace) trail.pop()
      else entries.push((last += 1))
      trail.push(pathname + search + hash)
      navigate(withoutHash(read()))
    }
    if (pathname === read().split(/[?#]/)[0]) go()
    else held.go(go)
  }
  const returnTo = () =>
    returnAddress(new URLSearchParams(read().split('?')[1] ?? '').get('url'), {
      origin: location.origin,
      sisters: sisters(),
      fallback: '/home',
    })
  const navigation: Navigation = {
    to,
    toLogin: (back = read()) => to(`/login?url=${encodeURIComponent(back)}`),
    returnAddress: returnTo,
    afterLogin: () => to(returnTo(), { replace: true }),
    back() {
      trail.pop()
      entries.pop()
      navigate(withoutHash(read()))
    },
    reload: () => undefined,
    hold: held.hold,
    entry: () => String(entries.at(-1)),
  }
  return { hook, read, navigation }
}

/** A browser's location has no hash in its path; the router's location in memory would keep it there. */
const withoutHash = (address: string): string => address.replace(/#.*$/, '')
