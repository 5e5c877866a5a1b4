import { open } from 'node:fs/promises'

import { mentionsName } from '../../../src/contract/mentionsName.ts'
import { filesOf, type FileInZip, type ReadableFile } from '../namesInZip.ts'
import {
  createTexts,
  distinct,
  knownNames,
  type FoundName,
  type NamesFound,
  type NamesOrder,
} from './namesFound.ts'
import { officeRules } from './officeRules.ts'
import { createXmlRewriter, XmlFault } from './rewriteXml.ts'
import { searchNames } from './searchNames.ts'
import { contentsOf, copyZip, PartBroken, type WritableFile } from './zipCopy.ts'

/** The names in a document of Word, and at `copy` the same document without them, where that is needed. */
export const namesInOffice = async ({ path, copy, authors }: NamesOrder): Promise<NamesFound> => {
  const file = await open(path, 'r')
  try {
    const to = await open(copy, 'w+', 0o600)
    try {
      const { names, texts, copied } = await cleaned(file, to, authors, 0)
      const [whole, parts] = copied === null ? [file, await filesOf(file)] : [to, await filesOf(to)]
      const left = copied === null ? names : (await lookInto(to, parts, [])).names
      const told = names.map((each) => ({ ...each, is_removed: !left.some(isSame(each)) }))
      const wanted = knownNames(authors, names)
      const elsewhere = await searchNames(contentsOfAll(whole, parts), wanted)
      const more = elsewhere.map((name) => ({ name, place: 'content' as const, is_removed: false }))
      return { kind: 'read', names: [...told, ...more], texts, copied }
    } finally {
      await to.close()
    }
  } catch (error) {
    if (error instanceof PartBroken || error instanceof XmlFault) return { kind: 'unknown' }
    throw error
  } finally {
    await file.close()
  }
}

interface Cleaned {
  readonly names: FoundName[]
  readonly texts: readonly string[]
  readonly copied: number | null
}

/** Writes a copy without names, with the documents inside it, where there is anything to remove. */
const cleaned = async (
  file: ReadableFile,
  to: WritableFile,
  authors: readonly string[],
  depth: number,
): Promise<Cleaned> => {
  const parts = await filesOf(file)
  if (parts.length === 0) throw new PartBroken('it is no archive')
  const { names, texts, changed, isData } = await lookInto(file, parts, authors)
  const fresh = new Map<FileInZip, () => AsyncIterable<Buffer>>()
  const known = knownNames(authors, names)
  for (const part of changed) fresh.set(part, () => rewritten(file, part, isData(part), known))
  const inner: FoundName[] = []
  for (const part of parts.filter(isDocument)) {
    if (depth >= mostDepth || part.bytes > mostInner) continue
    const found = await cleanedInside(file, part, authors, depth)
    inner.push(...found.names)
    if (found.bytes !== null) fresh.set(part, () => oneOf(found.bytes))
  }
  const all = distinct([...names, ...inner])
  if (fresh.size === 0) return { names: all, texts, copied: null }
  return { names: all, texts, copied: await copyZip(file, to, parts, fresh) }
}

/** A workbook behind a chart, for instance, which has properties of its own. */
const cleanedInside = async (
  file: ReadableFile,
  part: FileInZip,
  authors: readonly string[],
  depth: number,
): Promise<{ readonly names: readonly FoundName[]; readonly bytes: Buffer | null }> => {
  const pieces: Buffer[] = []
  for await (const piece of contentsOf(file, part)) pieces.push(piece)
  const to = memoryFile(Buffer.alloc(0))
  try {
    const { names, copied } = await cleaned(memoryFile(Buffer.concat(pieces)), to, authors, depth + 1)
    return { names, bytes: copied === null ? null : to.bytes() }
  } catch (error) {
    // It is no document of Office: what is searched for is searched for in it as it is.
    if (error instanceof PartBroken || error instanceof XmlFault) return { names: [], bytes: null }
    throw error
  }
}

/** Reads all that is XML. */
const lookInto = async (file: ReadableFile, parts: readonly FileInZip[], authors: readonly string[]) => {
  const xml = parts.filter(({ name }) => xmlPart.test(name))
  if (xml.some(({ name, bytes }) => property.test(name) && bytes > mostProperties))
    throw new PartBroken('properties are too large')
  if (xml.reduce((sum, { bytes }) => sum + bytes, 0) > mostText) throw new PartBroken('it has too much text')
  const names: FoundName[] = []
  const changed = new Set<FileInZip>()
  const described: Array<readonly [FileInZip, string]> = []
  const { texts, add } = createTexts()
  const targets = new Set<string>()
  for (const part of xml.filter(({ name }) => /\.rels$/i.test(name)))
    for await (const target of dataTargets(file, part)) targets.add(target)
  const isData = ({ name }: FileInZip) => dataPart.test(name) || targets.has(name)
  for (const part of xml) {
    // The beginning of a part's text is kept; more of the first page.
    let beginning = ''
    const most = mostBeginning[kindOf(part.name)]
    const rules = officeRules(part.name, isData(part), {
      name: (found) => void (names.length < mostFound && names.push(found)),
      description: (text) => {
        if (described.length < mostDescribed) described.push([part, text])
        return false
      },
      text: (text) => {
        if (beginning.length < most) beginning += ` ${text}`
      },
    })
    const rewriter = createXmlRewriter(rules, () => undefined)
    for await (const text of textOf(file, part)) rewriter.push(text)
    if (rewriter.end()) changed.add(part)
    add(beginning, most)
  }
  const known = knownNames(authors, names)
  for (const [part, text] of described)
    if (known.some((name) => mentionsName(text, name))) {
      names.push({ name: text, place: 'description' })
      changed.add(part)
    } else add(text)
  return { names: distinct(names), texts, changed, isData }
}

/** Relations that make a part custom data; its target as a name in the archive. */
async function* dataTargets(file: ReadableFile, part: FileInZip): AsyncGenerator<string> {
  const found: string[] = []
  const folder = part.name.replace(/_rels\/[^/]*$/i, '')
  const rewriter = createXmlRewriter(
    {
      element: ({ attributes: { Type = '', Target = '' } }) => {
        if (/\/customXml$/i.test(Type))
          found.push(decodeURIComponent(new URL(Target, `zip://a/${folder}`).pathname.slice(1)))
        return null
      },
    },
    () => undefined,
  )
  try {
    for await (const text of textOf(file, part)) rewriter.push(text)
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof URIError)) throw error
  }
  yield* found
}

async function* rewritten(
  file: ReadableFile,
  part: FileInZip,
  isData: boolean,
  known: readonly string[],
): AsyncGenerator<Buffer> {
  let written = ''
  const rules = officeRules(part.name, isData, {
    name: () => undefined,
    description: (text) => known.some((name) => mentionsName(text, name)),
    text: () => undefined,
  })
  const rewriter = createXmlRewriter(rules, (text) => {
    written += text
  })
  const taken = () => {
    const bytes = Buffer.from(written)
    written = ''
    return bytes
  }
  for await (const text of textOf(file, part)) {
    rewriter.push(text)
    yield taken()
  }
  rewriter.end()
  yield taken()
}

/** As Office writes it: UTF-8. A byte order mark stays. */
async function* textOf(file: ReadableFile, part: FileInZip): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decoded = (piece?: Buffer) => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
    } catch (error) {
      throw new XmlFault('it is not UTF-8', { cause: error })
    }
  }
  for await (const piece of contentsOf(file, part)) yield decoded(piece)
  yield decoded()
}

async function* contentsOfAll(file: ReadableFile, parts: readonly FileInZip[]) {
  for (const part of parts) {
    yield null
    yield* contentsOf(file, part)
  }
}

async function* oneOf(bytes: Buffer | null): AsyncGenerator<Buffer> {
  if (bytes !== null) yield bytes
}

/** Bytes that are read, and written, as a file is. */
const memoryFile = (bytes: Buffer): ReadableFile & WritableFile & { readonly bytes: () => Buffer } => {
  let held = bytes
  let length = bytes.length
  return {
    bytes: () => held.subarray(0, length),
    stat: async () => ({ size: length }),
    read: async (into, offset, most, from) => ({
      buffer: into,
      bytesRead: held.copy(into, offset, from, Math.min(length, from + most)),
    }),
    write: async (piece, offset, most, at) => {
      if (at + most > held.length) {
        const larger = Buffer.alloc(Math.max(at + most, held.length * 2))
        held.copy(larger)
        held = larger
      }
      piece.copy(held, at, offset, offset + most)
      length = Math.max(length, at + most)
    },
  }
}

const isSame =
  ({ name, place }: FoundName) =>
  (each: FoundName) =>
    each.name === name && each.place === place

const kindOf = (part: string): keyof typeof mostBeginning => {
  if (/(?:^|\/)document\.xml$/i.test(part)) return 'page'
  return /\.rels$/i.test(part) || property.test(part) ? 'property' : 'other'
}
const mostBeginning = { page: 4000, property: 600, other: 600 } as const

const isDocument = ({ name }: FileInZip): boolean => /\.(?:docx|xlsx|pptx)$/i.test(name)
const xmlPart = /\.(?:xml|psmdcp|rels)$/i
const property = /^docProps\/|\.psmdcp$/i
const dataPart = /^customXml\/item\d+\.xml$/i

/** Documents in a document in a document. */
const mostDepth = 2
/** Bytes of one inside, which is unpacked in memory. */
const mostInner = 8 * 1024 * 1024
/** Bytes of a part of which two names are read. */
const mostProperties = 1024 * 1024
/** Bytes of text in a document: a book has ten million. */
const mostText = 32 * 1024 * 1024
const mostDescribed = 500
/** Most of them are the same. */
const mostFound = 100_000
