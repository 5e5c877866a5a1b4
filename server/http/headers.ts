/** On everything this server sends. */
export const commonHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Answers of the API are data: nothing in them may run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** A small page without scripts whose one style element has this hash. */
export const plainPagePolicy = (styleHash: string): string =>
  `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The same with a form that is sent to this site. */
export const formPagePolicy = (styleHash: string): string =>
  plainPagePolicy(styleHash).replace("form-action 'none'", "form-action 'self'")

/** Storybook needs inline scripts and eval. Only under /workshop/, where no session is of use to anybody. */
export const workshopPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ')
