import { memoryLocation } from 'wouter/memory-location'

import type { Navigation } from '../../../src/app/context.tsx'
import { isOwnPath } from '../../../src/app/routes.ts'
import { returnAddress } from '../../../src/services/returnAddress.ts'

/** The address bar of a story: the document's own must stay that of the workshop. */
export const createMemoryAddress = (start: string, sisters: () => readonly string[]) => {
  const { hook, navigate } = memoryLocation({ path: start })
  const trail = [start]
  const read = () => trail.at(-1) ?? start
  const to: Navigation['to'] = (wanted, { replace = false } = {}) => {
    const { origin, pathname, search, hash } = new URL(wanted, location.origin + read())
    if (origin !== location.origin || !isOwnPath(pathname)) return
    if (replace) trail.pop()
    trail.push(pathname + search + hash)
    navigate(read())
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
      navigate(read())
    },
    reload: () => undefined,
  }
  return { hook, read, navigation }
}
