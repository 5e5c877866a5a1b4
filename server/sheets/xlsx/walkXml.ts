import { Parser } from 'htmlparser2'

import { Refused } from '../../shared/refused.ts'

/** Names come without their prefix: writers choose it as they like. */
export interface XmlVisitor {
  readonly open?: (name: string) => void
  /** Attribute of the element opened last, before its content. */
  readonly attribute?: (name: string, value: string, element: string) => void
  /** May come in pieces; entities are decoded. */
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/**
 * Goes through the XML of a part of a document, piece by piece. `root`: its expected root. XML that no writer of documents makes is
 * refused: another root, elements that are not closed, declarations of types, a hundred levels, millions of elements. @throws Refused
 */
export const walkXml = (bytes: Uint8Array, root: string, visitor: XmlVisitor): void => {
  const open: string[] = []
  let elements = 0
  let isEmpty = false
  let isWhole = false
  const broken = () => new Refused('sheetUnreadable')
  const parser = new Parser(
    {
      onopentagname: (tag) => {
        const name = local(tag)
        elements += 1
        if (elements > mostElements) throw new Refused('sheetTooLarge')
        if (open.length > mostLevels || isWhole || (open.length === 0 && name !== root)) throw broken()
        open.push(name)
        isEmpty = true
        visitor.open?.(name)
      },
      onattribute: (name, value) => visitor.attribute?.(local(name), value, open.at(-1) ?? ''),
      ontext: (text) => {
        isEmpty = false
        if (open.length > 0) visitor.text?.(text)
      },
      onclosetag: (tag, isImplied) => {
        // `<v/>` is implied as well, and has nothing in it.
        if (isImplied && !isEmpty) throw broken()
        isEmpty = false
        open.pop()
        if (open.length === 0) isWhole = true
        visitor.close?.(local(tag))
      },
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw broken()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const text = xmlText(bytes)
  for (let from = 0; from < text.length; from += piece) parser.write(text.slice(from, from + piece))
  parser.end()
  if (!isWhole) throw broken()
}

const mostLevels = 100
/** A million cells of four elements, and as much of what says how they look. */
const mostElements = 8_000_000
/** Characters that the parser takes at once. */
const piece = 65_536

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** By its mark, else by its first bytes, else as it says. @throws Refused */
const xmlText = (bytes: Uint8Array): string => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200))
  const isLittle = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0x3c && start[1] === 0)
  const isBig = (start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0 && start[1] === 0x3c)
  const said = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(
    start.toString('latin1'),
  )?.[1]
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : (said ?? 'utf-8')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('sheetUnreadable')
  }
}
