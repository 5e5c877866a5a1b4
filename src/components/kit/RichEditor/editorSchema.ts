import {
  Schema,
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
} from 'prosemirror-model'

import { isAttr, isSafeHref, richNodes, type AttrKind, type richMarks } from '../../../contract/richText.ts'

type NodeName = keyof typeof richNodes

/** Serialises each node of the contract into the editor, and parses it from pasted content. */
const domOf: Readonly<
  Record<NodeName, Pick<NodeSpec, 'toDOM' | 'parseDOM' | 'defining' | 'draggable' | 'isolating'>>
> = {
  doc: {},
  text: {},
  paragraph: { toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
  heading: {
    defining: true,
    toDOM: (node) => [`h${levelOf(node)}`, 0],
    // A page has one title, which has a field of its own.
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      ...[3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 3 } })),
    ],
  },
  blockquote: { defining: true, toDOM: () => ['blockquote', 0], parseDOM: [{ tag: 'blockquote' }] },
  bullet_list: { toDOM: () => ['ul', 0], parseDOM: [{ tag: 'ul' }] },
  ordered_list: { toDOM: () => ['ol', 0], parseDOM: [{ tag: 'ol' }] },
  list_item: { defining: true, toDOM: () => ['li', 0], parseDOM: [{ tag: 'li' }] },
  table: { isolating: true, toDOM: () => ['table', ['tbody', 0]], parseDOM: [{ tag: 'table' }] },
  table_row: { toDOM: () => ['tr', 0], parseDOM: [{ tag: 'tr' }] },
  table_header: { isolating: true, toDOM: () => ['th', 0], parseDOM: [{ tag: 'th' }] },
  table_cell: { isolating: true, toDOM: () => ['td', 0], parseDOM: [{ tag: 'td' }] },
  horizontal_rule: { toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] },
  picture: {
    draggable: true,
    toDOM: ({ attrs }) => ['img', pictureAttributes(attrs)],
    // Content cut or copied here can be pasted; pictures from elsewhere have to be uploaded.
    parseDOM: [
      {
        tag: 'img',
        getAttrs: (element) => {
          const found = {
            src: element.getAttribute('src'),
            alt: element.getAttribute('alt'),
            width: Number(element.getAttribute('width')),
            height: Number(element.getAttribute('height')),
          }
          const { attrs } = richNodes.picture
          return isAttr(attrs.src, found.src) &&
            isAttr(attrs.alt, found.alt) &&
            isAttr(attrs.width, found.width) &&
            isAttr(attrs.height, found.height)
            ? found
            : false
        },
      },
    ],
  },
  hard_break: { toDOM: () => ['br'], parseDOM: [{ tag: 'br' }] },
}

const pictureAttributes = ({ src, alt, width, height }: Attrs): Record<string, string> => ({
  src: String(src),
  alt: String(alt),
  width: String(width),
  height: String(height),
})

const levelOf = ({ attrs }: Node) => (attrs['level'] === 3 ? 3 : 2)

interface Shape {
  readonly content?: string
  readonly group?: string
  readonly attrs?: Readonly<Record<string, AttrKind>>
}

const nodeOf = (name: NodeName): NodeSpec => {
  const { attrs, group, content }: Shape = richNodes[name]
  return {
    ...(content !== undefined && { content }),
    ...(group !== undefined && { group }),
    ...(name === 'hard_break' && { inline: true, selectable: false, linebreakReplacement: true }),
    ...(attrs !== undefined && {
      attrs: Object.fromEntries(
        Object.entries(attrs).map(([attr, kind]) => [
          attr,
          typeof kind === 'string'
            ? { validate: (value: unknown) => mustFit(attr, kind, value) }
            : { default: kind[0], validate: 'number' },
        ]),
      ),
    }),
    ...domOf[name],
  }
}

const mustFit = (name: string, kind: AttrKind, value: unknown): void => {
  if (!isAttr(kind, value)) throw new RangeError(`not a ${name} of a picture`)
}

const marks: Readonly<Record<(typeof richMarks)[number], MarkSpec>> = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    toDOM: ({ attrs }): DOMOutputSpec => [
      'a',
      { href: String(attrs['href']), rel: 'noreferrer nofollow' },
      0,
    ],
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? ''
          return isSafeHref(href) ? { href } : false
        },
      },
    ],
  },
  strong: {
    toDOM: () => ['strong', 0],
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything in one.
      { tag: 'b', getAttrs: (element) => (element.id.startsWith('docs-internal-guid') ? false : null) },
    ],
  },
  em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }, { tag: 'i' }] },
}

const names = Object.keys(richNodes) as NodeName[]

/** The contract's schema in ProseMirror's format. */
export const editorSchema = new Schema<NodeName, (typeof richMarks)[number]>({
  nodes: Object.fromEntries(names.map((name) => [name, nodeOf(name)])) as Record<NodeName, NodeSpec>,
  marks,
})
