import { describe, expect, it } from 'vitest'

import { returnAddress } from '../../src/services/returnAddress.ts'
import { evilUrls, siteOrigin } from '../support/evilUrls.ts'

const sister = 'https://organizer.symposium.example'
const rules = { origin: siteOrigin, sisters: [sister], fallback: '/home' }
const follow = (wanted: string | null) => returnAddress(wanted, rules)

describe('returnAddress', () => {
  it('[NAV-08] the list of evil addresses has at least 200 different ones', () => {
    expect(new Set(evilUrls).size).toBeGreaterThanOrEqual(200)
  })

  it.each(evilUrls.map((url) => [JSON.stringify(url), url] as const))(
    '[NAV-08] %s does not lead away from the site',
    (_shown, url) => {
      const followed = follow(url)
      expect(followed).toMatch(/^\/(?!\/)/)
      expect(followed).not.toMatch(/[\\\s]/)
      const address = new URL(followed, siteOrigin)
      expect(address.origin).toBe(siteOrigin)
      expect([address.username, address.password]).toEqual(['', ''])
      if (leadsAway(url)) expect(followed).toBe('/home')
    },
  )

  it('[NAV-08] most evil addresses would lead away if a browser followed them', () => {
    expect(evilUrls.filter(leadsAway).length).toBeGreaterThan(evilUrls.length * 0.7)
  })

  it.each([
    ['/home', '/home'],
    ['/personal/myconf?page=3&q=%E4%BC%9A#row-4', '/personal/myconf?page=3&q=%E4%BC%9A#row-4'],
    ['/news/会议', '/news/%E4%BC%9A%E8%AE%AE'],
    ['personal/myconf', '/personal/myconf'],
    ['?tab=2', '/?tab=2'],
    ['/search?url=https://evil.example', '/search?url=https://evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    [`${siteOrigin}/lives?live_id=3`, '/lives?live_id=3'],
    ['HTTPS://SYMPOSIUM.EXAMPLE/lives', '/lives'],
    [`${siteOrigin}:443/lives`, '/lives'],
  ])('[NAV-08] [SES-08] %s is followed as %s', (url, followed) => {
    expect(follow(url)).toBe(followed)
  })

  it.each([
    [`${sister}/`, `${sister}/`],
    [`${sister}/confs/3?x=1#y`, `${sister}/confs/3?x=1#y`],
    [`//organizer.symposium.example/confs`, `${sister}/confs`],
  ])('[NAV-08] the configured sister address %s is followed', (url, followed) => {
    expect(follow(url)).toBe(followed)
  })

  it.each([
    '/li\tves',
    '/li\nves',
    '/li\rves',
    ' /lives',
    '/lives ',
    '/lives\\3',
    '/lives\u007f',
    '\0/lives',
  ])('[NAV-08] %j is not followed, because a browser would follow something else than it says', (url) => {
    expect(follow(url)).toBe('/home')
  })

  it('[NAV-08] a sister that is not configured is not followed', () => {
    expect(returnAddress(`${sister}/`, { ...rules, sisters: [] })).toBe('/home')
  })

  it.each([[null], [''], ['/login'], ['/login?url=/home'], [`/${'a'.repeat(2_000)}`]])(
    '[NAV-08] no address, the login itself and an endless one lead home',
    (url) => {
      expect(follow(url)).toBe('/home')
    },
  )
})

const leadsAway = (url: string) => {
  if (!URL.canParse(url, siteOrigin)) return false
  const { origin, pathname, username } = new URL(url, siteOrigin)
  return origin !== siteOrigin || pathname.startsWith('//') || username !== ''
}
