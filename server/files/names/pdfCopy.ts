import type { FileHandle } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'

import type {
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

import { mentionsName } from '../../../src/contract/mentionsName.ts'
import { createTexts, distinct, knownNames, type FoundName } from './namesFound.ts'
import { createXmlRewriter, localName } from './rewriteXml.ts'
import { isLocalPath, isTelling } from './telling.ts'

export interface CleanPdf {
  readonly names: readonly FoundName[]
  /** Those of them that are left: the file says them where nothing can be removed. */
  readonly left: readonly string[]
  readonly texts: readonly string[]
  /** Whether the copy would be another file. */
  readonly isChanged: boolean
  /** Answers the bytes of the copy. */
  readonly write: (to: FileHandle) => Promise<number>
}

/**
 * The objects of a PDF that its pages need, without the names that it carries: properties, metadata of every kind and its
 * history, authors of notes, attached files, signatures, private data of programs, and paths with a user's folders.
 * Content of older versions of the file is left out. Null: the library cannot read it whole, or it is encrypted.
 */
export const cleanPdf = async (bytes: Uint8Array, authors: readonly string[]): Promise<CleanPdf | null> => {
  const lib = await import('@cantoo/pdf-lib')
  let context: PDFContext
  try {
    context = await lib.PDFParser.forBytesWithOptions(bytes, Infinity, true).parseDocument()
  } catch {
    return null
  }
  const { Root: root, Info: info, Encrypt: encrypt } = context.trailerInfo
  if (!(root instanceof lib.PDFRef) || encrypt !== undefined) return null

  const names: FoundName[] = []
  const { texts, add } = createTexts()
  const described: Array<readonly [PDFDict, string, string]> = []
  let isChanged = false
  const keys = new Map<string, PDFName>()
  const key = (name: string): PDFName => {
    const known = keys.get(name) ?? lib.PDFName.of(name)
    keys.set(name, known)
    return known
  }
  const said = (object: PDFObject | undefined): string | null => {
    const found = object instanceof lib.PDFRef ? context.lookup(object) : object
    return found instanceof lib.PDFString || found instanceof lib.PDFHexString ? textOf(found) : null
  }
  const tell = (name: string | null, place: FoundName['place']) => {
    if (name !== null) names.push({ name, place })
  }
  const remove = (dict: PDFDict, name: string) => {
    if (dict.has(key(name))) isChanged = true
    dict.delete(key(name))
  }
  const typeOf = (dict: PDFDict, name: string): string | null => {
    const found = dict.lookup(key(name))
    return found instanceof lib.PDFName ? found.decodeText() : null
  }

  /** Metadata as they are written; empty: larger than metadata are, or packed in an unusual way. */
  const contentsOf = ({ dict, contents }: PDFRawStream): string => {
    const filter = dict.lookup(key('Filter'))
    const one = filter instanceof lib.PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
    try {
      if (one === key('FlateDecode'))
        return inflateSync(contents, { maxOutputLength: mostMetadata }).toString('utf8')
      return filter === undefined && contents.length <= mostMetadata
        ? Buffer.from(contents).toString('utf8')
        : ''
    } catch {
      return ''
    }
  }

  const cleanInfo = (dict: PDFDict) => {
    tell(said(dict.get(key('Author'))), 'author')
    tell(said(dict.get(key('Company'))), 'company')
    tell(said(dict.get(key('Manager'))), 'manager')
    for (const name of dict.keys().map((each) => each.decodeText())) {
      const text = said(dict.get(key(name))) ?? ''
      if (!plainInfo.has(name) || (programs.has(name) && isTelling(text))) remove(dict, name)
      else if (!programs.has(name)) add(text)
    }
  }

  const cleanFile = (dict: PDFDict) => {
    tell(said(dict.get(key('UF'))) ?? said(dict.get(key('F'))), 'attachment')
    for (const name of ['EF', 'RF', 'UF', 'Desc', 'Thumb', 'CI']) remove(dict, name)
    dict.set(key('F'), lib.PDFString.of('removed'))
  }

  const clean = (dict: PDFDict) => {
    const type = typeOf(dict, 'Type')
    const metadata = dict.lookup(key('Metadata'))
    if (metadata instanceof lib.PDFRawStream)
      for (const name of namesInXmp(contentsOf(metadata))) tell(name, 'metadata')
    for (const name of ['Metadata', 'PieceInfo', 'Collection']) remove(dict, name)
    for (const name of dict.keys()) if (name.asString().startsWith('/PTEX.')) remove(dict, name.decodeText())
    for (const name of ['EmbeddedFiles', 'AF'])
      if (dict.has(key(name))) {
        for (const file of filesUnder(dict.get(key(name)))) cleanFile(file)
        remove(dict, name)
      }
    if (dict.has(key('EF'))) cleanFile(dict)
    if (type === 'Sig' || type === 'DocTimeStamp' || dict.has(key('ByteRange'))) {
      tell(said(dict.get(key('Name'))), 'signature')
      for (const name of dict.keys().map((each) => each.decodeText()))
        if (name !== 'Type' && name !== 'Filter') remove(dict, name)
    }
    if (dict.has(key('Rect')) && typeOf(dict, 'Subtype') !== 'Widget' && dict.has(key('T'))) {
      tell(said(dict.get(key('T'))), 'notes')
      remove(dict, 'T')
    }
    for (const name of ['Contents', 'Title', 'URI']) add(said(dict.get(key(name))) ?? '')
    for (const name of ['Alt', 'TU']) {
      const text = said(dict.get(key(name)))
      if (text !== null) described.push([dict, name, text])
    }
  }

  /** The files that a tree of names, or a list, names. */
  const filesUnder = (object: PDFObject | undefined): PDFDict[] => {
    const found: PDFDict[] = []
    for (const each of reach([object]))
      if (each instanceof lib.PDFDict && each.has(key('EF'))) found.push(each)
    return found
  }

  /** Objects that can be reached, each once; `before`: called with a dictionary before its entries are visited. */
  function* reach(
    from: ReadonlyArray<PDFObject | undefined>,
    seen = new Set<PDFObject>(),
    before: (dict: PDFDict) => void = () => undefined,
  ): Generator<PDFObject> {
    const open = [...from]
    while (open.length > 0) {
      const object = open.pop()
      if (object === undefined || seen.has(object)) continue
      if (object instanceof lib.PDFRef) {
        seen.add(object)
        open.push(context.lookup(object))
        continue
      }
      const dict = object instanceof lib.PDFStream ? object.dict : object
      if (dict instanceof lib.PDFDict) {
        seen.add(object)
        before(dict)
        for (const [, value] of dict.entries()) open.push(value)
      } else if (object instanceof lib.PDFArray) {
        seen.add(object)
        for (let at = object.size() - 1; at >= 0; at -= 1) open.push(object.get(at))
      }
      yield object
    }
  }

  const properties = info === undefined ? undefined : context.lookup(info)
  if (properties instanceof lib.PDFDict) cleanInfo(properties)
  for (const object of reach([root], new Set(), clean)) {
    if (object instanceof lib.PDFDict || object instanceof lib.PDFStream) {
      const dict = object instanceof lib.PDFStream ? object.dict : object
      for (const [name, value] of dict.entries())
        if (!typed.has(name.asString()) && isWay(value)) {
          dict.set(name, lib.PDFString.of(''))
          isChanged = true
        }
    } else if (object instanceof lib.PDFArray)
      for (let at = 0; at < object.size(); at += 1)
        if (isWay(object.get(at))) {
          object.set(at, lib.PDFString.of(''))
          isChanged = true
        }
  }
  const known = knownNames(authors, names)
  for (const [dict, name, text] of described)
    if (isTelling(text) || known.some((each) => mentionsName(text, each))) {
      tell(text, 'description')
      remove(dict, name)
    } else add(text)
  const left = new Set<string>()
  /** Reached after everything was removed: what only a removed place named does not come along. */
  const final = new Set<PDFObject>()
  for (const object of reach([root, info], final))
    if (object instanceof lib.PDFString || object instanceof lib.PDFHexString) {
      const text = textOf(object)
      for (const name of known) if (name.length > 3 && text.includes(name)) left.add(name)
    }

  const isOurs = (object: PDFObject) =>
    object instanceof lib.PDFStream && ['/XRef', '/ObjStm'].includes(String(object.dict.get(key('Type'))))
  const hasMore =
    context.enumerateIndirectObjects().some(([ref, object]) => !final.has(ref) && !isOurs(object)) ||
    hasVersions(bytes)

  function isWay(object: PDFObject | undefined): boolean {
    if (!(object instanceof lib.PDFString || object instanceof lib.PDFHexString)) return false
    const text = textOf(object)
    return text.length < longestWay && !/\p{Cc}/u.test(text) && isLocalPath(text)
  }

  const write = async (to: FileHandle): Promise<number> => {
    let at = 0
    let block: Buffer[] = []
    let waiting = 0
    const flush = async () => {
      for (const piece of block) await to.write(piece)
      block = []
      waiting = 0
    }
    const put = async (piece: Uint8Array) => {
      block.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
      at += piece.length
      waiting += piece.length
      if (waiting > blockBytes) await flush()
    }
    const places: Array<readonly [PDFRef, number]> = []
    await put(Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1'))
    for (const ref of final) {
      if (!(ref instanceof lib.PDFRef)) continue
      const object = context.lookup(ref)
      if (object === undefined) continue
      places.push([ref, at])
      const body = new Uint8Array(object.sizeInBytes())
      object.copyBytesInto(body, 0)
      await put(Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`))
      await put(body)
      await put(Buffer.from('\nendobj\n'))
    }
    const table = at
    places.sort(([a], [b]) => a.objectNumber - b.objectNumber)
    const size = (places.at(-1)?.[0].objectNumber ?? 0) + 1
    await put(Buffer.from('xref\n0 1\n0000000000 65535 f \n'))
    for (const [ref, place] of places)
      await put(
        Buffer.from(
          `${ref.objectNumber} 1\n${String(place).padStart(10, '0')} ${String(ref.generationNumber).padStart(5, '0')} n \n`,
        ),
      )
    const about = info instanceof lib.PDFRef && final.has(info) ? ` /Info ${info.toString()}` : ''
    await put(
      Buffer.from(
        `trailer\n<< /Size ${size} /Root ${root.toString()}${about} >>\nstartxref\n${table}\n%%EOF\n`,
      ),
    )
    await flush()
    return at
  }
  return { names: distinct(names), left: [...left], texts, isChanged: isChanged || hasMore, write }
}

const textOf = (object: PDFString | PDFHexString): string => {
  if (object.sizeInBytes() > longestText) return ''
  const bytes = object.asBytes()
  try {
    const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    return isUtf8 ? Buffer.from(bytes.subarray(3)).toString('utf8') : object.decodeText()
  } catch {
    return ''
  }
}

/** Whether it was written on: what stood there before is there still. */
const hasVersions = (bytes: Uint8Array): boolean => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return all.indexOf('startxref') !== all.lastIndexOf('startxref')
}

/** People that metadata (XMP) name, in whatever schema. */
const namesInXmp = (xml: string): string[] => {
  const names = new Map<number, string>()
  const path: string[] = []
  let elements = 0
  const rewriter = createXmlRewriter(
    {
      element: ({ name, depth, attributes }) => {
        path.splice(depth - 1, path.length, name)
        elements += 1
        for (const [key, value] of Object.entries(attributes))
          if (people.has(localName(key))) names.set(-names.size - 1, value)
        return null
      },
      text: (text) => {
        if (path.some((each) => people.has(each))) names.set(elements, (names.get(elements) ?? '') + text)
      },
    },
    () => undefined,
  )
  try {
    rewriter.push(xml)
    rewriter.end()
  } catch {
    // Names read before it broke are reported; the metadata is removed in any case.
  }
  return [...names.values()].map((name) => name.trim()).filter((name) => name !== '' && name.length <= 200)
}

const people = new Set(['creator', 'contributor', 'Author', 'authors', 'Owner', 'Manager', 'CaptionWriter'])

/** Properties that say nothing of a person by themselves; those of programs may say where they ran. */
const plainInfo = new Set([
  ...['Title', 'Subject', 'Keywords', 'CreationDate', 'ModDate', 'Trapped', 'Producer', 'Creator'],
])
const programs = new Set(['Producer', 'Creator', 'CreationDate', 'ModDate', 'Trapped'])
/** Texts that a person has typed for a reader. */
const typed = new Set(['/Contents', '/RC', '/Title', '/ActualText', '/Alt', '/TU'])

/** Bytes of metadata: those of a magazine with its history come to some hundred thousand. */
const mostMetadata = 1024 * 1024
const longestText = 64 * 1024
const longestWay = 1000
const blockBytes = 256 * 1024
