import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'

/**
 * The one schema of rich text: for the editor, the server and the pages. A document is JSON
 * and is never HTML. `content` is written as ProseMirror reads it; `richDocument` checks it without that library, and a
 * test holds both to the same answer.
 */
export const richNodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block' },
  heading: { content: 'inline*', group: 'block', attrs: { level: [2, 3] } },
  blockquote: { content: 'paragraph+', group: 'block' },
  bullet_list: { content: 'list_item+', group: 'block' },
  ordered_list: { content: 'list_item+', group: 'block' },
  list_item: { content: 'paragraph block*' },
  table: { content: 'table_row+', group: 'block' },
  table_row: { content: '(table_header | table_cell)+' },
  table_header: { content: 'inline*' },
  table_cell: { content: 'inline*' },
  horizontal_rule: { group: 'block' },
  picture: { group: 'block', attrs: { src: 'address', alt: 'words', width: 'pixels', height: 'pixels' } },
  text: { group: 'inline' },
  hard_break: { group: 'inline' },
} as const satisfies Readonly<Record<string, NodeShape>>

interface NodeShape {
  readonly content?: string
  readonly group?: 'block' | 'inline'
  /** The allowed values of an attribute, or its type; it always has one. */
  readonly attrs?: Readonly<Record<string, AttrKind>>
}
export type AttrKind = readonly number[] | 'address' | 'words' | 'pixels'

/** In the order in which they are written. A link has an address, `href`; the others have no attributes. */
export const richMarks = ['link', 'strong', 'em'] as const

export type RichMark = { readonly type: 'strong' | 'em' } | RichLink
interface RichLink {
  readonly type: 'link'
  readonly attrs: { readonly href: string }
}

export interface RichNode {
  readonly type: keyof typeof richNodes
  readonly attrs?: Readonly<Record<string, number | string>>
  readonly content?: readonly RichNode[]
  /** Only for `text`, which has nothing else but marks. */
  readonly text?: string
  readonly marks?: readonly RichMark[]
}
export type RichDocument = RichNode & { readonly type: 'doc' }

/** A picture that was uploaded for the texts of a conference. `alt`: description for those who do not see it; sizes in pixels. */
export interface RichPicture {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/**
 * Limits of one document. `text` is in UTF-16 units, the descriptions of pictures included; `depth` counts nested
 * nodes, the document included; `alt` is for one picture in UTF-16 units, and `pixels` its longer side.
 */
export const richLimits = {
  ...{ text: 20_000, nodes: 2000, depth: 16, href: 1000, json: 200_000 },
  ...{ pictures: 20, alt: 200, pixels: 1600 },
} as const

export const emptyDocument: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Whether it has no readable text. */
export const isEmptyDocument = (doc: RichDocument): boolean => textOf(doc).trim() === ''

/** Null for every other node. */
export const pictureOf = ({ type, attrs = {} }: RichNode): RichPicture | null =>
  type === 'picture'
    ? {
        src: String(attrs['src']),
        alt: String(attrs['alt']),
        width: Number(attrs['width']),
        height: Number(attrs['height']),
      }
    : null

/** All pictures of a document, in their order. */
export const picturesIn = (node: RichNode): RichPicture[] => {
  const own = pictureOf(node)
  return own === null ? (node.content ?? []).flatMap(picturesIn) : [own]
}

/** Its words; blocks and breaks are lines, and a picture is its description. */
export const textOf = (node: RichNode): string => {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'picture') return pictureOf(node)?.alt ?? ''
  if (node.type === 'hard_break') return '\n'
  const parts = (node.content ?? []).map(textOf)
  return isOf(node.content?.[0]?.type, 'inline') ? parts.join('') : parts.join('\n')
}

/** Level of a heading. */
export const levelOf = ({ attrs }: RichNode): 2 | 3 => (attrs?.['level'] === 3 ? 3 : 2)

/** Its words with their visible formatting, line by line: two texts that differ, differ in it. */
export const outlineOf = (node: RichNode, sign = ''): string => {
  const { type, content = [] } = node
  const lines = (signOf: (at: number) => string) =>
    content.map((child, at) => outlineOf(child, signOf(at))).join('\n')
  switch (type) {
    case 'text': {
      const marks = node.marks ?? []
      const text = marks.reduce((inner, mark) => {
        if (mark.type === 'link') return `${inner} (${mark.attrs.href})`
        return mark.type === 'strong' ? `**${inner}**` : `*${inner}*`
      }, node.text ?? '')
      return text
    }
    case 'hard_break':
      return '\n'
    case 'horizontal_rule':
      return '―'
    case 'picture': {
      const { src, alt, width, height } = pictureOf(node) ?? { src: '', alt: '', width: 0, height: 0 }
      return `▣ ${alt} (${src}, ${width} × ${height})`
    }
    case 'heading':
      return `${'#'.repeat(levelOf(node))} ${content.map((child) => outlineOf(child)).join('')}`
    case 'bullet_list':
      return lines(() => '• ')
    case 'ordered_list':
      return lines((at) => `${at + 1}. `)
    case 'list_item':
      return `${sign}${content
        .map((child) => outlineOf(child))
        .join('\n')
        .replaceAll('\n', '\n  ')}`
    case 'blockquote':
      return lines(() => '').replaceAll(/^/gm, '> ')
    case 'table_row':
      return content.map((child) => outlineOf(child)).join(' | ')
    case 'doc':
    case 'table':
      return lines(() => '')
    case 'table_header':
      return `**${content.map((child) => outlineOf(child)).join('')}**`
    case 'paragraph':
    case 'table_cell':
      return content.map((child) => outlineOf(child)).join('')
  }
}

/**
 * An address that a link may have: of the web, of mail, of a telephone, or a path of this site. The text itself is judged,
 * because browsers leave spaces and control characters out before they read the scheme.
 */
export const isSafeHref = (href: string): boolean => {
  if (href.length === 0 || href.length > richLimits.href || /[\s\\<>"`]/u.test(href) || hasForbidden(href))
    return false
  if (/^\/(?!\/)/.test(href)) return true
  if (/^mailto:[^/:?]+@[^/:?]+$/.test(href)) return true
  if (/^tel:\+?[\d-]+$/.test(href)) return true
  if (!/^https?:\/\//.test(href)) return false
  try {
    const { hostname, username, password } = new URL(href)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}

/**
 * Control characters, halves of surrogate pairs, noncharacters, and marks of text direction: with them the visible line
 * can differ from its content. Line breaks are nodes.
 */
const forbidden = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\uFFFE\\uFFFF\\u202A-\\u202E\\u2066-\\u2069'
const hasForbidden = (text: string) => new RegExp(`[${forbidden}]`, 'u').test(text)
/** A text from elsewhere, without forbidden characters. */
export const withoutForbidden = (text: string) => text.replaceAll(new RegExp(`[${forbidden}]`, 'gu'), '')

class Fault extends Error {
  readonly reason: Reason
  readonly path: ReadonlyArray<string | number>
  constructor(reason: Reason, path: ReadonlyArray<string | number>) {
    super(reason)
    this.reason = reason
    this.path = path
  }
}

/**
 * The document of an external value, rebuilt in one spelling: equal documents are equal texts as JSON. Every key that
 * the schema does not know is refused, `__proto__` too. Throws `Fault`.
 */
const readDocument = (value: unknown): RichDocument => {
  const count = { nodes: 0, text: 0, pictures: 0 }
  const read = (given: unknown, path: ReadonlyArray<string | number>): RichNode => {
    if (path.length / 2 >= richLimits.depth) throw new Fault('richTooDeep', path)
    if ((count.nodes += 1) > richLimits.nodes) throw new Fault('tooLong', path)
    const fields = fieldsOf(given, path, ['type', 'attrs', 'content', 'text', 'marks'])
    const type = fields['type']
    if (typeof type !== 'string' || !isNodeType(type)) throw new Fault('richUnknown', [...path, 'type'])
    if (type === 'text') return readText(fields, path)
    if (fields['text'] !== undefined || fields['marks'] !== undefined) throw new Fault('richUnknown', path)
    const shape: NodeShape = richNodes[type]
    const attrs = readAttrs(shape, fields['attrs'], [...path, 'attrs'])
    if (type === 'picture') {
      if ((count.pictures += 1) > richLimits.pictures) throw new Fault('tooMany', path)
      if ((count.text += textOf({ type, ...(attrs && { attrs }) }).length) > richLimits.text)
        throw new Fault('tooLong', [...path, 'attrs', 'alt'])
    }
    const children = fields['content'] ?? []
    if (!Array.isArray(children)) throw new Fault('invalid', [...path, 'content'])
    if (children.length > richLimits.nodes) throw new Fault('tooLong', [...path, 'content'])
    const content = joined(children.map((child, at) => read(child, [...path, 'content', at])))
    if (!fits(shape, content)) throw new Fault('richMisplaced', path)
    return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }
  }
  const readText = (
    { text, marks = [], attrs, content }: Record<string, unknown>,
    path: ReadonlyArray<string | number>,
  ): RichNode => {
    if (attrs !== undefined || content !== undefined) throw new Fault('richUnknown', path)
    if (typeof text !== 'string' || text === '') throw new Fault('invalid', [...path, 'text'])
    if ((count.text += text.length) > richLimits.text) throw new Fault('tooLong', [...path, 'text'])
    if (hasForbidden(text)) throw new Fault('invalidCharacter', [...path, 'text'])
    const found = readMarks(marks, [...path, 'marks'])
    return { type: 'text', text, ...(found.length > 0 && { marks: found }) }
  }
  const document = read(value, [])
  if (!isDocument(document)) throw new Fault('richMisplaced', ['type'])
  return document
}

/** `schema` of a document in the field of a call. */
export const richDocument = z.pipe(
  z.unknown(),
  z.transform((value, context): RichDocument => {
    try {
      return readDocument(value)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      context.issues.push({ code: 'custom', message: error.reason, path: [...error.path], input: value })
      return z.NEVER
    }
  }),
)

/** A text that goes out by mail: readers of mail do not fetch pictures. */
export const mailDocument = richDocument.check(
  z.refine((doc) => picturesIn(doc).length === 0, 'richMisplaced' satisfies Reason),
)

/** One spelling of a title and a text, for comparison with a translation. */
export const canonicalText = (title: string, body: RichDocument): string =>
  JSON.stringify([title.trim(), readDocument(body)])

const isDocument = (node: RichNode): node is RichDocument => node.type === 'doc'
const isNodeType = (type: string): type is RichNode['type'] => Object.hasOwn(richNodes, type)

const fieldsOf = (
  value: unknown,
  path: ReadonlyArray<string | number>,
  names: readonly string[],
): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Fault('invalid', path)
  const strange = Object.keys(value).find((name) => !names.includes(name))
  if (strange !== undefined) throw new Fault('richUnknown', path)
  return Object.fromEntries(Object.entries(value))
}

const readAttrs = (shape: NodeShape, given: unknown, path: ReadonlyArray<string | number>) => {
  if (shape.attrs === undefined) {
    if (given !== undefined) throw new Fault('richUnknown', path)
    return null
  }
  const fields = fieldsOf(given, path, Object.keys(shape.attrs))
  return Object.fromEntries(
    Object.entries(shape.attrs).map(([name, kind]) => [name, readAttr(kind, fields[name], [...path, name])]),
  )
}

/** Addresses of pictures encoded by the server: others are not of this site. */
const pictureAddress = /^\/uploads\/[\w-]{22}\.webp$/

/** Whether a document may have this value there. */
export const isAttr = (kind: AttrKind, value: unknown): boolean => {
  try {
    readAttr(kind, value, [])
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

const readAttr = (kind: AttrKind, given: unknown, path: ReadonlyArray<string | number>): number | string => {
  switch (kind) {
    case 'address':
      if (typeof given !== 'string' || !pictureAddress.test(given)) throw new Fault('pictureUnknown', path)
      return given
    case 'pixels':
      if (!Number.isInteger(given) || Number(given) < 1 || Number(given) > richLimits.pixels)
        throw new Fault('invalid', path)
      return Number(given)
    case 'words': {
      const words = typeof given === 'string' ? given.trim() : ''
      if (words === '') throw new Fault('pictureWordless', path)
      if (words.length > richLimits.alt) throw new Fault('tooLong', path)
      if (hasForbidden(words)) throw new Fault('invalidCharacter', path)
      return words
    }
    default: {
      const value = kind.find((each) => each === given)
      if (value === undefined) throw new Fault('richUnknown', path)
      return value
    }
  }
}

const readMarks = (given: unknown, path: ReadonlyArray<string | number>): RichMark[] => {
  if (!Array.isArray(given) || given.length > richMarks.length) throw new Fault('richUnknown', path)
  const marks = given.map((one: unknown, at): RichMark => {
    const { type, attrs } = fieldsOf(one, [...path, at], ['type', 'attrs'])
    if (type === 'strong' || type === 'em') {
      if (attrs !== undefined) throw new Fault('richUnknown', [...path, at])
      return { type }
    }
    if (type !== 'link') throw new Fault('richUnknown', [...path, at])
    const { href } = fieldsOf(attrs, [...path, at, 'attrs'], ['href'])
    if (typeof href !== 'string' || !isSafeHref(href)) throw new Fault('addressWrong', [...path, at])
    return { type, attrs: { href } }
  })
  if (new Set(marks.map(({ type }) => type)).size < marks.length) throw new Fault('richUnknown', path)
  return marks.toSorted((one, other) => richMarks.indexOf(one.type) - richMarks.indexOf(other.type))
}

/** Neighbours with the same marks are one text. */
const joined = (nodes: readonly RichNode[]): RichNode[] => {
  const all: RichNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    const isSame =
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(node.marks) === JSON.stringify(last.marks)
    if (isSame) all.splice(-1, 1, { ...last, text: `${last.text ?? ''}${node.text ?? ''}` })
    else all.push(node)
  }
  return all
}

const isOf = (type: RichNode['type'] | undefined, group: 'block' | 'inline'): boolean => {
  const shape: NodeShape | undefined = type && richNodes[type]
  return shape?.group === group
}

/** Whether children match the `content` of a node. */
const fits = ({ content }: NodeShape, children: readonly RichNode[]): boolean => {
  const all = (test: (child: RichNode) => boolean) => children.every(test)
  switch (content) {
    case undefined:
      return children.length === 0
    case 'inline*':
      return all(({ type }) => isOf(type, 'inline'))
    case 'block+':
      return children.length > 0 && all(({ type }) => isOf(type, 'block'))
    case 'paragraph block*':
      return children[0]?.type === 'paragraph' && all(({ type }) => isOf(type, 'block'))
    case '(table_header | table_cell)+':
      return children.length > 0 && all(({ type }) => type === 'table_header' || type === 'table_cell')
    default:
      return children.length > 0 && all(({ type }) => `${type}+` === content)
  }
}
