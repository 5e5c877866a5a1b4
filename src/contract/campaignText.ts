import type { Reason } from './reasons.ts'
import { outlineOf, type RichDocument, type RichNode } from './richText.ts'

/** Placeholders for data of the recipient, in the order in which they are offered. Written `{{name}}`. */
export const placeholders = ['name', 'ticket_type', 'order_no', 'conference', 'order_link'] as const
export type Placeholder = (typeof placeholders)[number]
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

/** A subject is one line, without links. */
export const subjectPlaceholders = placeholders.filter((name) => name !== 'order_link')

export const written = (name: Placeholder): string => `{{${name}}}`

const token = /\{\{([a-z_]*)\}\}/g

/** Whether everything in braces is known; half of a pair of braces is not. */
const isKnown = (text: string, names: readonly string[]): boolean => {
  const rest = text.replaceAll(token, (all, name: string) => (names.includes(name) ? '' : all))
  return !rest.includes('{{') && !rest.includes('}}')
}

export const isSubjectKnown = (subject: string): boolean => isKnown(subject, subjectPlaceholders)

/** Each piece with one look is judged by itself: a placeholder that is half bold would never be filled in. */
export const isDocumentKnown = (node: RichNode): boolean =>
  isKnown(node.text ?? '', placeholders) && (node.content ?? []).every(isDocumentKnown)

export const placeholderUnknown: Reason = 'placeholderUnknown'

/** The subject for one person; any data of theirs stays within one line. */
export const fillSubject = (subject: string, values: PlaceholderValues): string =>
  subject
    .replaceAll(token, (_, name: string) => values[name as Placeholder])
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** The text for one person; addresses of this site become whole ones under `origin`. */
export const fillDocument = (doc: RichDocument, values: PlaceholderValues, origin: string): RichDocument => ({
  ...doc,
  content: (doc.content ?? []).flatMap((node) => filled(node, values, origin)),
})

const filled = (node: RichNode, values: PlaceholderValues, origin: string): RichNode[] => {
  if (node.type !== 'text')
    return [
      {
        ...node,
        ...(node.content && { content: node.content.flatMap((each) => filled(each, values, origin)) }),
      },
    ]
  const marks = (node.marks ?? []).map((mark) =>
    mark.type === 'link' && mark.attrs.href.startsWith('/')
      ? { ...mark, attrs: { href: `${origin}${mark.attrs.href}` } }
      : mark,
  )
  // Every second piece is the name of a placeholder.
  return (node.text ?? '').split(token).flatMap((piece, at): RichNode[] => {
    const text = at % 2 === 0 ? piece : values[piece as Placeholder]
    if (text === '') return []
    const isLink = at % 2 === 1 && piece === 'order_link' && marks.every(({ type }) => type !== 'link')
    const all = isLink ? [{ type: 'link' as const, attrs: { href: text } }, ...marks] : marks
    return [{ type: 'text', text, ...(all.length > 0 && { marks: all }) }]
  })
}

/** The same as plain text; a link with its own address as its text gives it once. */
export const plainOf = (doc: RichDocument): string => outlineOf(doc).replaceAll(/(\S+) \(\1\)/g, '$1')
