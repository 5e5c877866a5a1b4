import type { RichNode } from '../../../src/contract/richText.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { Run } from './createFlow.ts'

export interface Look {
  readonly language: MessageLanguage
  /** Origin of the site, for links within it. */
  readonly origin: string
  /** JPEG, by address. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/** The text of a paragraph or a cell. The address of a link that its words do not say is behind it, for who reads it on paper. */
export const runsOf = (node: RichNode, { origin, language }: Look): Run[] =>
  (node.content ?? []).flatMap((child): Run[] => {
    if (child.type === 'hard_break') return [{ text: '\n' }]
    const text = child.text ?? ''
    const marks = child.marks ?? []
    const link = marks.find((mark) => mark.type === 'link')
    const given = link?.type === 'link' ? link.attrs.href : null
    const href = given?.startsWith('/') ? `${origin}${given}` : given
    const run: Run = {
      text,
      bold: marks.some(({ type }) => type === 'strong'),
      oblique: marks.some(({ type }) => type === 'em'),
      href,
    }
    if (href === null || href === undefined || text.includes(spokenOf(href))) return [run]
    const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')']
    return [run, { text: open }, { text: spokenOf(href), href }, { text: close }]
  })

/** As people write it. */
const spokenOf = (href: string): string => href.replace(/^(?:mailto:|tel:)/, '')
