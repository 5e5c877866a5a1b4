import type { Locale } from '../../../src/i18n/locale.ts'
import type { Mode } from '../../../src/theme/tokens.ts'

/** Settings of a page's view: the toolbar of the workshop. */
export interface View {
  readonly locale: Locale
  readonly theme: Mode
}

/** A story in the workshop, with the current settings of its toolbar. */
export const storyHref = (id: string, view: View, args: Readonly<Record<string, string>> = {}) => {
  const given = Object.entries(args).map(([name, value]) => `${name}:${value}`)
  return `./?path=/story/${id}${given.length === 0 ? '' : `&args=${given.join(';')}`}&globals=${globalsOf(view)}`
}

/** A story alone, as it fills a screen. */
export const bareHref = (id: string, view: View) =>
  `iframe.html?id=${id}&viewMode=story&globals=${globalsOf(view)}`

/** A story alone and without the check for accessibility, which has been made and would cost a second on each. */
export const cellHref = (id: string, view: View) => `${bareHref(id, view)};a11y.manual:!true`

const globalsOf = ({ locale, theme }: View) => `locale:${locale};theme:${theme}`
