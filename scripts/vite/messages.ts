import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

import { reloadPage } from './reloadPage.ts'

/**
 * Compiles the catalogues of src/i18n to syntax trees, so that the browser needs no ICU parser.
 *
 * - `virtual:messages/<locale>/<namespace>`: the trees of one namespace, keyed by message id (default export)
 * - `virtual:messages`: `loaders[locale][namespace]()` imports the former
 * - `virtual:messages/all`: every tree of both locales at once, for the server and for tests
 */
export const messages = (): Plugin => ({
  name: 'symposium:messages',
  enforce: 'pre',
  resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return
    for (const locale of locales) this.addWatchFile(catalogueFile(locale))
    const [, locale, namespace] = id.slice(1).split('/')
    if (locale === undefined) return indexModule()
    if (locale === 'all') return `export default ${JSON.stringify(Object.fromEntries(locales.map(allOf)))}`
    if (!isLocale(locale) || namespace === undefined) throw new Error(`No such catalogue: ${id.slice(1)}`)
    return `export default ${JSON.stringify(compile(locale, namespace))}`
  },
  hotUpdate({ file, modules }) {
    if (!locales.some((locale) => catalogueFile(locale) === file)) return
    const graph = this.environment.moduleGraph
    const stale = [...graph.idToModuleMap].flatMap(([id, node]) => (id.startsWith(`\0${prefix}`) ? node : []))
    return reloadPage(this.environment, modules, stale)
  },
})

const prefix = 'virtual:messages'
const locales = ['zh-CN', 'en'] as const
type CatalogueLocale = (typeof locales)[number]

const isLocale = (value: string): value is CatalogueLocale => locales.some((locale) => locale === value)

const catalogueFile = (locale: CatalogueLocale) =>
  fileURLToPath(new URL(`../../src/i18n/${locale}.json`, import.meta.url))

const read = (locale: CatalogueLocale): Record<string, string> =>
  JSON.parse(readFileSync(catalogueFile(locale), 'utf8'))

const namespaceOf = (key: string) => key.slice(0, Math.max(key.indexOf('.'), 0))

const namespaces = (locale: CatalogueLocale) => [...new Set(Object.keys(read(locale)).map(namespaceOf))]

const compile = (locale: CatalogueLocale, namespace: string) => {
  const own = Object.entries(read(locale)).filter(([key]) => namespaceOf(key) === namespace)
  return Object.fromEntries(own.map(([key, text]) => [key, tree(locale, key, text)]))
}

const tree = (locale: CatalogueLocale, key: string, text: string) => {
  try {
    return parse(text, { captureLocation: false })
  } catch (error) {
    throw new Error(`src/i18n/${locale}.json: "${key}" is not a valid ICU message`, { cause: error })
  }
}

const allOf = (locale: CatalogueLocale) =>
  [locale, Object.fromEntries(namespaces(locale).map((name) => [name, compile(locale, name)]))] as const

const indexModule = () => {
  const entries = locales.map((locale) => {
    const rows = namespaces(locale).map(
      (name) => `${JSON.stringify(name)}:()=>import(${JSON.stringify(`${prefix}/${locale}/${name}`)})`,
    )
    return `${JSON.stringify(locale)}:{${rows.join(',')}}`
  })
  return `export const loaders={${entries.join(',')}}`
}
