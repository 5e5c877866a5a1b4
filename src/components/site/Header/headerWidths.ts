import { inLanguage } from '../../../contract/inLanguage.ts'
import type { NavItem } from '../../../contract/site.ts'
import { breakpoints } from '../../../theme/tokens.ts'

/** Widths of text are estimated, so that the server renders the same as the browser. Pixels at a size of 1 px. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, sign) => sum + (/[\u2E80-\uFFEF\u{20000}-\u{3FFFF}]/u.test(sign) ? 1 : 0.56),
    0,
  )

/** Wider than this at 20 px, the name of the site is set in two lines of 14 px. */
const widestLine = 190

export const isLongName = (name: string): boolean => widthOf(name) * 20 > widestLine

/** Padding of the row, the seal, and search, theme, language and account. */
const aside = 64 + 38
const tools = 44 + 44 + 62 + 232 + 48

/** Whether the names of the navigation fit beside the name of the site at the smallest width at which it is expanded. */
export const navFits = (nav: readonly NavItem[], name: string, locale: 'zh-CN' | 'en'): boolean => {
  const entries = nav.reduce(
    (sum, item) =>
      sum +
      28 +
      14 * widthOf(inLanguage(locale, item.name, item.eng_name)) +
      (item.second.length > 0 ? 20 : 0),
    0,
  )
  const brand = isLongName(name) ? Math.min(widthOf(name) * 7.5, widestLine) : widthOf(name) * 20
  return aside + brand + entries + tools <= breakpoints.laptop
}
