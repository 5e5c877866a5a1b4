import type { MobileTarget } from './mobileRedirect.types.ts'

/** MOB-01: route name → page of the mobile site. */
const pages: Readonly<Record<string, string>> = {
  login: '/login',
  videoDetails: '/video',
  liveDetails: '/live',
  meetStream: '/live',
  personal: '/personal',
  myconf: '/conferences',
  confOrder: '/orders/join',
  paperOrder: '/orders/paper',
  postedby: '/papers',
  reviewers: '/reviews',
  confCollection: '/collections',
  newsCollection: '/collections',
  videoCollection: '/collections',
  tickets: '/tickets',
  mealticket: '/meals',
  certificate: '/certificates',
  invoice: '/invoices',
  historyLive: '/history',
  historyVideo: '/history',
  oral: '/files',
  post: '/files',
  benefits: '/coupons',
  message: '/messages',
  account: '/account',
}

/** MOB-02: the `personal` query key → page of the mobile site. */
const personalPages: ReadonlyArray<[key: RegExp, page: string]> = [
  [/^1-\d+$/, '/conferences'],
  [/^2-1$/, '/orders/join'],
  [/^2-2$/, '/orders/paper'],
  [/^3-1$/, '/papers'],
  [/^4-\d+$/, '/collections'],
  [/^5-[13]$/, '/tickets'],
  [/^5-2$/, '/certificates'],
  [/^5-4$/, '/invoices'],
  [/^6-\d+$/, '/history'],
  [/^7-\d+$/, '/files'],
  [/^8-1$/, '/coupons'],
]

/** Path of a route on the mobile site, or null. `params.id` is the id in the path of `meetStream`. */
export const mobileTarget = (
  route: string,
  query: URLSearchParams,
  params: Readonly<Record<string, string>> = {},
): MobileTarget | null => {
  const page = Object.hasOwn(pages, route) ? pages[route] : undefined
  if (page === undefined) return null
  const key = query.get('personal')
  const personal = key === null ? undefined : personalPages.find(([pattern]) => pattern.test(key))?.[1]
  const kept = new URLSearchParams()
  const keep = (name: string, value: string | null | undefined) => {
    if (value) kept.set(name, value)
  }
  if (route === 'videoDetails') keep('video_id', query.get('video_id'))
  if (route === 'liveDetails') keep('live_id', query.get('live_id'))
  if (route === 'meetStream') keep('live_id', params.id)
  if (route === 'login') keep('url', query.get('url'))
  const suffix = kept.size === 0 ? '' : `?${kept}`
  return { path: (personal ?? page) + suffix, handover: route === 'meetStream' }
}
