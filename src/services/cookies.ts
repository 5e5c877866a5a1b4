const thirtyDays = 30 * 24 * 60 * 60

/** One cookie's value, or null. Never throws: a value that cannot be decoded counts as absent. */
export const readCookie = (name: string): string | null => {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at) === name) {
      try {
        return decodeURIComponent(pair.slice(at + 1))
      } catch {
        return null
      }
    }
  }
  return null
}

/** SES-02: for the whole site, 30 days, Lax, Secure on https. */
export const writeCookie = (name: string, value: string) => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax${secure()}`
}

export const clearCookie = (name: string) => {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '')
