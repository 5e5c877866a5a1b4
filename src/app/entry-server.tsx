import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import all from 'virtual:messages/all'

import { getSiteBase } from '../contract/site.ts'
import { parseLocale } from '../i18n/locale.ts'
import type { Locale } from '../i18n/locale.ts'
import { createTextStore } from '../i18n/textStore.ts'
import { parseTheme } from '../theme/theme.ts'
import { App } from './App.tsx'
import { aboutPage } from './about.ts'
import { dataKey, initialOf } from './boot.ts'
import type { Boot } from './boot.ts'
import { createPageCache } from './pageCache.ts'
import { pageData } from './pageData.ts'
import { siteName } from './pageTitle.ts'
import { frameTexts, isListed, matchPath, notFound } from './routes.ts'
import { createServices } from './services.ts'
import { lacksSubject, subjectQuery } from './subjectQuery.ts'

export { dataKey, parseLocale, parseTheme }

/** Requirements of an address before it can be rendered. */
export const plan = (path: string, search: string) => {
  const match = matchPath(path)
  if (match.kind === 'redirect') return match
  const isStrange = lacksSubject(match.route, search)
  const { route, params } = isStrange ? { route: notFound, params: {} } : match
  const query = subjectQuery(route, search)
  return {
    kind: 'page',
    name: route.name,
    status: route.status,
    // Without its subject such a page has no content.
    indexed: route.indexed && (route.subjects.length === 0 || query !== ''),
    sources: ['src/app/entry-client.tsx', `src/pages/${route.page.file}.tsx`],
    texts: [...frameTexts, ...route.texts],
    query,
    pattern: route.path,
    params,
    listed: Object.entries(params).flatMap(([name, value]) => (isListed(name, value) ? [name] : [])),
    canonical: route.subjects.length === 0 || query === '' ? '' : `?${query}`,
    calls: pageData(route, params, query),
  } as const
}

/**
 * Markup of a page for all visitors: no session, of the query only its subject, no data of one visitor. Styles are
 * complete elements.
 */
export const render = async ({
  path,
  query,
  boot,
}: {
  path: string
  query: string
  boot: Omit<Boot, 'locale'> & { locale: string }
}) => {
  const match = matchPath(path)
  if (match.kind === 'redirect') throw new Error(`${path} is a redirect`)
  const locale = parseLocale(boot.locale)
  const texts = createTextStore({ locale, messages: everything(locale) }, [], async () => ({}))
  const pages = createPageCache(texts)
  const { services } = createServices({
    boot: { ...boot, locale },
    texts,
    where: 'markup',
    place: () => ({ route: match.route.name, address: path }),
  })
  await pages.load(match.route)

  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(<App services={services} pages={pages} path={path} query={query} />),
    )
    const { messages } = texts.read()
    return {
      html,
      css: sheet.getStyleTags(),
      about: aboutPage({ ...match, query, boot: { ...boot, locale }, messages }),
      site: siteName(messages, initialOf({ ...boot, locale })(getSiteBase, {})?.name),
    }
  } finally {
    sheet.seal()
  }
}

const everything = (locale: Locale) => Object.assign({}, ...Object.values(all[locale] ?? {}))
