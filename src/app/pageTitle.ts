import type { Messages } from '../i18n/locale.ts'

/** Title of the document, from the namespace `title`, whose texts are plain: one literal each. `site`: the site's own name. */
export const pageTitle = (messages: Messages, name: string, site: string) =>
  `${plainText(messages, `title.${name}`)} · ${siteName(messages, site)}`

/** The name that the operator gave the site, or the product's own. */
export const siteName = (messages: Messages, given: string | undefined) =>
  given || plainText(messages, 'title.site')

export const plainText = (messages: Messages, id: string) =>
  (messages[id] ?? []).map((part) => ('value' in part ? part.value : '')).join('')
