/**
 * NAV-08: where a `url` from the address bar may lead. Answers a path of this site, an address of a configured sister
 * origin, or `fallback`. Control characters, backslashes and credentials never pass.
 */
export const returnAddress = (
  wanted: string | null,
  { origin, sisters, fallback }: { origin: string; sisters: readonly string[]; fallback: string },
): string => {
  if (wanted === null || wanted === '' || wanted.length > 2_000) return fallback
  // Browsers drop or rewrite these while parsing, so the checked address would differ from the followed one.
  if (/[\u0000-\u0020\u007f\\]/.test(wanted)) return fallback
  let address: URL
  try {
    address = new URL(wanted, origin)
  } catch {
    return fallback
  }
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return fallback
  if (address.username !== '' || address.password !== '') return fallback
  if (address.origin === origin) {
    // `//host` and `/\host` are resolved above; an address of this origin is followed as a path only.
    const path = address.pathname + address.search + address.hash
    return path.startsWith('//') || path.startsWith('/login') ? fallback : path
  }
  return sisters.includes(address.origin) ? address.href : fallback
}
