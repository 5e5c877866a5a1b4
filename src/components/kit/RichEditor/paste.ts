import DOMPurify from 'dompurify'
import { DOMParser, Fragment, Slice } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

import { withoutForbidden } from '../../../contract/richText.ts'
import { editorSchema } from './editorSchema.ts'

/** Longest accepted markup of a clipboard, in UTF-16 units: a whole book is taken as plain text. */
const longestMarkup = 500_000

interface Taking {
  /** Null: where the selection is. */
  readonly at: number | null
  readonly hasPictures: boolean
}

/**
 * Handles content pasted or dropped from elsewhere. The editor's own reader would create its own Trusted Types policy,
 * and the site allows `dompurify` alone: the markup goes through the sanitiser into a fragment, and from there into the
 * schema.
 */
export const takeIn = (view: EditorView, data: DataTransfer, { at, hasPictures }: Taking): boolean => {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (html === '' && text === '') return false
  const slice =
    html !== '' && html.length <= longestMarkup ? sliceOfHtml(html, hasPictures) : sliceOfText(text)
  if (slice.size === 0) return true
  const { tr } = view.state
  if (at !== null) tr.setSelection(TextSelection.near(tr.doc.resolve(at)))
  view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('uiEvent', 'paste'))
  return true
}

export const sliceOfHtml = (html: string, hasPictures = false): Slice => {
  const fragment = DOMPurify.sanitize(bare(html), {
    RETURN_DOM_FRAGMENT: true,
    // `id` identifies one wrapper of Google Docs; the schema keeps none.
    ALLOWED_TAGS: [
      ...['p', 'div', 'span', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li'],
      ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a', 'b', 'strong', 'i', 'em', '#text'],
      ...(hasPictures ? ['img'] : []),
    ],
    ALLOWED_ATTR: ['href', 'id', ...(hasPictures ? ['src', 'alt', 'width', 'height'] : [])],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  for (const cell of fragment.querySelectorAll('td, th')) flatten(cell)
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker
    // Lines of the markup are spaces.
    node.textContent = withoutForbidden((node.textContent ?? '').replaceAll(/[\t\n\r ]+/g, ' '))
  }
  return DOMParser.fromSchema(editorSchema).parseSlice(fragment)
}

/**
 * Removes everything that forms no node. Not for safety, which is the sanitiser's task: it reads the markup into a
 * document under the policy of the site, and the browser would report each style of Word there as a violation.
 */
const bare = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(head|style|script|xml|svg|math|iframe|object|template|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(
      /<(\/?[a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi,
      (_tag, name: string, attributes: string) => {
        const isOurs = name === 'img' && /\ssrc="\/uploads\//.test(attributes)
        const kept = attributes.matchAll(isOurs ? ofPictures : ofWords)
        return `<${[name, ...[...kept].map(([, attribute = '']) => attribute)].join(' ')}>`
      },
    )

const assigned = (names: string) =>
  new RegExp(String.raw`\s((?:${names})\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))`, 'gi')
/** Attributes that stay. */
const ofPictures = assigned('src|alt|width|height')
const ofWords = assigned('href|id')

/** A cell holds one line of text: its paragraphs become lines of it. */
const flatten = (cell: Element) => {
  for (const block of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote')) {
    if ((block.previousSibling?.textContent ?? '').trim() !== '') block.before(document.createElement('br'))
    block.replaceWith(...block.childNodes)
  }
}

export const sliceOfText = (text: string): Slice => {
  const lines = text.split(/[\r\n\u2028\u2029]+/u).map(withoutForbidden)
  const paragraphs = lines.map((line) =>
    editorSchema.nodes.paragraph.create(null, line === '' ? null : editorSchema.text(line)),
  )
  return new Slice(Fragment.fromArray(paragraphs), 1, 1)
}
