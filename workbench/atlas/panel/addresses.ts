import type { Locale } from '../../../src/i18n/locale.ts'
import type { Mode } from '../../../src/theme/tokens.ts'

interface Shown {
  readonly storyId: string
  readonly locale: Locale
  readonly theme: Mode
}

/** Directory of the workshop from the path of any of its pages: `/docs/index.html` → `/docs/`. */
export const rootOf = (pathname: string) => pathname.replace(/[^/]*$/, '')

/** The story in the workshop. */
export const workshopAddress = (root: string, shown: Shown) =>
  `${root}?path=/story/${shown.storyId}&globals=${globalsOf(shown)}`

/** The story without the workshop around it. */
export const phoneAddress = (root: string, shown: Shown) =>
  `${root}iframe.html?id=${shown.storyId}&viewMode=story&globals=${globalsOf(shown)}`

/** `http://192.168.1.20:6006` from typed text, or null. */
export const parseOrigin = (typed: string): string | null => {
  const text = typed.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { origin, hostname } = new URL(text)
  return hostname === '' ? null : origin
}

const globalsOf = ({ locale, theme }: Shown) => `locale:${locale};theme:${theme}`
