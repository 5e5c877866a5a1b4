import { Parser } from 'htmlparser2'

/** Action on an element. */
export type Verdict =
  | null
  /** It goes, with all that is in it. */
  | 'drop'
  /** Its tag is written again with these attributes. */
  | { readonly attributes: Readonly<Record<string, string>> }
  /** Empties the element if its text matches. */
  | { readonly empties: (text: string) => boolean }

export interface XmlRules {
  readonly element: (element: XmlElement) => Verdict
  /** A text between tags, in pieces, with the local name of the element around it. */
  readonly text?: (text: string, parent: string) => void
}

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  /** As they are written; their values decoded. */
  readonly attributes: Readonly<Record<string, string>>
  /** 1: the root. */
  readonly depth: number
}

/** It is no XML as Office writes it, or more nested, or made of larger pieces, than a document needs. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault'
}

/**
 * XML, read and written piece by piece: no tree of it is in memory. Parts that no rule changes are copied letter by letter:
 * a document written again from a parse tree might look different. Changed parts are written from
 * the parse, so that another reader cannot understand them in another way. Comments are left out.
 */
export const createXmlRewriter = (rules: XmlRules, write: (text: string) => void) => {
  let buffer = ''
  /** Offset of the buffer in the whole text. */
  let base = 0
  /** Up to here it is written; up to there it is understood. */
  let [written, understood] = [0, 0]
  let isChanged = false
  const path: string[] = []
  let dropped: number | null = null
  let held: Held | null = null
  let openEnd = -1

  const emitTo = (at: number): void => {
    if (at > written) write(buffer.slice(written - base, at - base))
    written = Math.max(written, at)
  }
  const skipTo = (at: number): void => {
    written = at
    isChanged = true
  }

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const local = localName(name)
        path.push(local)
        understood = parser.endIndex + 1
        openEnd = parser.endIndex
        if (path.length > mostDepth) throw new XmlFault('too deep')
        if (dropped !== null || held !== null) return
        const verdict = rules.element({ name: local, attributes, depth: path.length })
        if (verdict === null) return
        if (verdict === 'drop') {
          emitTo(parser.startIndex)
          dropped = path.length
        } else if ('attributes' in verdict) {
          emitTo(parser.startIndex)
          const isClosed = buffer[parser.endIndex - 1 - base] === '/'
          write(tagOf(name, verdict.attributes, isClosed))
          skipTo(understood)
        } else held = { depth: path.length, from: understood, text: '', empties: verdict.empties }
      },
      onclosetag: (_, isImplied) => {
        const isOwn = parser.endIndex === openEnd
        if (isImplied && !isOwn) throw new XmlFault('an element has no end')
        understood = parser.endIndex + 1
        if (dropped === path.length) {
          skipTo(understood)
          dropped = null
        }
        if (held?.depth === path.length) {
          const { from, text, empties } = held
          held = null
          if (!isOwn && parser.startIndex > from && empties(text.trim())) {
            emitTo(from)
            skipTo(parser.startIndex)
          }
        }
        path.pop()
      },
      ontext: (text) => {
        understood = parser.endIndex + 1
        if (dropped !== null) return
        if (held !== null) held.text += text
        rules.text?.(text, path.at(-1) ?? '')
      },
      oncomment: () => {
        understood = parser.endIndex + 1
        if (dropped !== null || held !== null) return
        emitTo(parser.startIndex)
        skipTo(understood)
      },
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new XmlFault('it declares what it means')
        understood = parser.endIndex + 1
      },
      oncdataend: () => {
        understood = parser.endIndex + 1
      },
    },
    { xmlMode: true, decodeEntities: true },
  )

  return {
    push: (text: string): void => {
      buffer += text
      parser.write(text)
      if (dropped !== null) written = Math.max(written, understood)
      else emitTo(held?.from ?? understood)
      buffer = buffer.slice(written - base)
      base = written
      if (buffer.length > mostPending) throw new XmlFault('a piece of it is too large')
    },
    /** Whether anything became different. */
    end: (): boolean => {
      parser.end()
      if (path.length > 0) throw new XmlFault('it has no end')
      emitTo(base + buffer.length)
      return isChanged
    },
  }
}

interface Held {
  readonly depth: number
  readonly from: number
  text: string
  readonly empties: (text: string) => boolean
}

export const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1)

const tagOf = (name: string, attributes: Readonly<Record<string, string>>, isClosed: boolean): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${attributeText(value)}"`)
    .join('')}${isClosed ? '/' : ''}>`

const attributeText = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Tables in tables of a document come to some fifty. */
const mostDepth = 500
/** Letters of one tag, or of what has to be read as a whole. */
const mostPending = 1024 * 1024
