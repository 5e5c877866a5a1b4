import { renderToStaticMarkup } from 'react-dom/server'

import type { Locale } from '../../../src/i18n/locale.ts'
import { leafIds } from '../../core/walk.ts'
import { chartCss } from '../../core/chart/chartCss.ts'
import { registry } from '../../registry.ts'
import { Catalogue } from './Catalogue.tsx'
import { catalogueCss } from './catalogueCss.ts'
import type { Edition, Pictures } from './catalogue.types.ts'
import { exportWords } from './exportWords.ts'

/** Ids of the states that need a picture. */
export const pictured = (): string[] => Object.values(registry).flatMap(({ machine }) => leafIds(machine))

/** Names of the states and the machines, in the words of the catalogue. */
export const namesOf = (locale: Locale): string[] =>
  Object.values(registry).flatMap(({ states }) => Object.values(states).map((name) => name[locale]))
export const titlesOf = (locale: Locale): string[] =>
  Object.values(registry).map(({ title }) => title[locale])

/**
 * One HTML document that needs nothing but itself.
 * @throws when a state has no picture
 */
export const renderCatalogue = (locale: Locale, pictures: Pictures, edition: Edition): string => {
  const body = renderToStaticMarkup(
    <Catalogue locale={locale} pictures={pictures} edition={edition} />,
  ).replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
  const title = `${exportWords.product[locale]} · ${exportWords.title[locale]}`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${chartCss}${catalogueCss(title)}</style>
</head>
<body>${body}</body>
</html>
`
}
