/**
 * "Chrome · Windows" from a User-Agent, so that a person recognises the screen in front of them. A hint, not a proof:
 * unknown parts are left out, and nothing of the header itself is repeated.
 */
export const deviceName = (userAgent: string): string => {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  return [browser, system].filter((part) => part !== undefined).join(' · ') || 'Web'
}

/** Order matters: most browsers also claim to be an older one. */
const browsers = [
  ['MicroMessenger', 'WeChat'],
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['QQBrowser', 'QQ Browser'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['HarmonyOS', 'HarmonyOS'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const
