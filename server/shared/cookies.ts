/** `__Host-` makes the browser refuse the cookie from a subdomain or without https; it exists only on https. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/**
 * The first cookie of that name, undecoded: the server sets only base64url values. hono/cookie decodes a value, drops its
 * quotes and skips names that it does not like; a cookie would read otherwise than the browser wrote it.
 */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  if (header === undefined || !header.includes(name)) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return undefined
}

/** `maxAge` in seconds; 0 removes the cookie. */
export const writeCookie = (
  name: string,
  value: string,
  options: { maxAge: number; secure: boolean; httpOnly: boolean },
): string =>
  `${name}=${value}; Path=/; Max-Age=${options.maxAge}; SameSite=Lax` +
  (options.httpOnly ? '; HttpOnly' : '') +
  (options.secure ? '; Secure' : '')
