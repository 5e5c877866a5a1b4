/** SES-05: routes on which an expired session does not matter. */
const exemptRoutes: ReadonlySet<string> = new Set([
  'login',
  'bannerDetails',
  'modo',
  'openmeeting',
  'joinmeeting',
  'submitpaper',
  'user',
  'liveDetails',
  'agreement',
  'private',
  'deviceDetection',
  'reviewed',
  '404',
  '202',
  '203',
])

export const isExemptRoute = (route: string) => exemptRoutes.has(route)
