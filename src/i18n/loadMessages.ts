import { loaders } from 'virtual:messages'

import type { Locale, Messages, Namespace } from './locale.ts'

/**
 * The texts of these namespaces, merged. Modules are kept by the browser, so repeated calls cost nothing.
 * @throws when a catalogue did not arrive
 */
export const loadMessages = async (locale: Locale, namespaces: readonly Namespace[]): Promise<Messages> => {
  const parts = await Promise.all(namespaces.map((name) => loadOne(locale, name)))
  return Object.assign({}, ...parts)
}

const loadOne = async (locale: Locale, namespace: Namespace) => {
  const load = loaders[locale]?.[namespace]
  if (load === undefined) throw new Error(`No messages for ${locale}/${namespace}`)
  return (await load()).default
}
