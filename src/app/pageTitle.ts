import type { Messages } from '../i18n/locale.ts'

/** Title of the document, from the namespace `title`, whose texts are plain: one literal each. */
export const pageTitle = (messages: Messages, name: string) =>
  `${plainText(messages, `title.${name}`)} · ${plainText(messages, 'title.site')}`

export const plainText = (messages: Messages, id: string) =>
  (messages[id] ?? []).map((part) => ('value' in part ? part.value : '')).join('')
