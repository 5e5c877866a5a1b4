import { cutTo } from '../../../src/contract/characters.ts'
import { copyFile, open, readFile, type FileHandle } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { readPart } from '../namesInZip.ts'
import { blankNames } from './blankNames.ts'
import { distinct, knownNames, type FoundName, type NamesFound, type NamesOrder } from './namesFound.ts'
import { cleanPdf } from './pdfCopy.ts'
import { searchNames } from './searchNames.ts'

type Read = Extract<NamesFound, { kind: 'read' }>

/**
 * The names in a PDF, and at `copy` the same PDF without those that could be removed, where there are any. `onFound` gets what is
 * known before the first page is read, which may take too long.
 */
export const namesInPdf = async (
  order: NamesOrder,
  onFound: (found: NamesFound) => void,
): Promise<NamesFound> => {
  const original = await readPdf(order.path, ({ numPages }) => Promise.resolve(numPages))
  if (original === 'locked' || original === 'unknown') return { kind: original }
  const found = (order.isQuick ? null : await rewritten(order, original)) ?? (await blanked(order, original))
  if (found.kind !== 'read') return found
  if (order.isQuick) return found
  onFound(found)
  const page = await readPdf(found.copied === null ? order.path : order.copy, firstPage)
  return typeof page === 'object' ? { ...found, texts: [page.text, ...found.texts] } : found
}

/** Null: it cannot be written again, or would not be the same. */
const rewritten = async ({ path, copy, authors }: NamesOrder, pages: number): Promise<Read | null> => {
  const clean = await cleanPdf(await readFile(path), authors)
  if (clean === null) return null
  const wanted = knownNames(authors, clean.names)
  let copied: number | null = null
  if (clean.isChanged) {
    const to = await open(copy, 'w', 0o600)
    try {
      copied = await clean.write(to)
    } finally {
      await to.close()
    }
    // Believed only where the other library reads the copy as it read the original.
    if ((await readPdf(copy, ({ numPages }) => Promise.resolve(numPages))) !== pages) return null
  }
  const elsewhere = await searchNames(piecesOfFile(copied === null ? path : copy), wanted)
  const told = clean.names.map((each) => ({ ...each, is_removed: true }))
  const left = [...new Set([...clean.left, ...elsewhere])]
  const more = left.map((name) => ({ name, place: 'content' as const, is_removed: false }))
  return { kind: 'read', names: [...told, ...more], texts: clean.texts, copied }
}

/** The names in properties and metadata, overwritten in place; the rest of the file is the same. */
const blanked = async ({ path, copy }: NamesOrder, pages: number): Promise<NamesFound> => {
  const names = await readPdf(path, namesOf)
  if (typeof names === 'string') return { kind: names }
  if (names.length === 0) return { kind: 'read', names: [unchecked], texts: [], copied: null }
  await copyFile(path, copy)
  await blankNames(copy, names)
  const again = await readPdf(copy, async (document) => ({
    count: document.numPages,
    names: await namesOf(document),
  }))
  const isLeft = ({ name, place }: FoundName) =>
    typeof again === 'string' ||
    again.count !== pages ||
    again.names.some((each) => each.name === name && each.place === place)
  const told = names.map((each) => ({ ...each, is_removed: !isLeft(each) }))
  const all = [...told, unchecked]
  if (told.every((each) => !each.is_removed)) return { kind: 'read', names: all, texts: [], copied: null }
  const file = await open(copy, 'r')
  try {
    return { kind: 'read', names: all, texts: [], copied: (await file.stat()).size }
  } finally {
    await file.close()
  }
}

/** Notes, attached files and descriptions stay unexamined. */
const unchecked = { name: '', place: 'unchecked', is_removed: false } as const

const readPdf = async <Answer>(
  path: string,
  ask: (document: PDFDocumentProxy) => Promise<Answer>,
): Promise<Answer | 'locked' | 'unknown'> => {
  // Word documents do without the library.
  const { getDocument, PDFDataRangeTransport } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const first = bytesOf(await readPart(file, 0, Math.min(size, pieceLength)))
    const range = new PDFDataRangeTransport(size, first)
    const source = piecesOf(file, (begin, piece) => range.onDataRange(begin, piece))
    range.requestDataRange = source.read
    const task = getDocument({
      range,
      rangeChunkSize: pieceLength,
      disableAutoFetch: true,
      disableStream: true,
      isEvalSupported: false,
      useSystemFonts: false,
      cMapUrl: cMaps,
      cMapPacked: true,
      verbosity: 0,
    })
    try {
      return await Promise.race([task.promise.then(ask), source.failed])
    } catch (error) {
      return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unknown'
    } finally {
      await task.destroy()
      // Pending reads end before the file is closed.
      await source.idle()
    }
  } finally {
    await file.close()
  }
}

/** Pieces of a file on request, up to a limit: to find the parts of a broken one, all of it would be read. */
const piecesOf = (file: FileHandle, answer: (begin: number, piece: Uint8Array) => void) => {
  let asked = 0
  let last = Promise.resolve()
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  // It may come after the answer, without a listener.
  failed.catch(() => undefined)
  return {
    failed,
    read: (begin: number, end: number): void => {
      asked += end - begin
      if (asked > mostRead) return fail(new Error('too much would have to be read'))
      last = last
        .then(() => readPart(file, begin, end - begin))
        .then((piece) => answer(begin, bytesOf(piece)))
        .catch(fail)
    },
    idle: () => last,
  }
}

/** It takes bytes of their own, which a piece of a pool is not. */
const bytesOf = (piece: Uint8Array): Uint8Array => Uint8Array.from(piece)

async function* piecesOfFile(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    yield* file.createReadStream({ highWaterMark: 256 * 1024, autoClose: false }) as AsyncIterable<Buffer>
  } finally {
    await file.close()
  }
}

const firstPage = async (document: PDFDocumentProxy): Promise<{ readonly text: string }> => {
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return {
    text: cutTo(text.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), mostLetters),
  }
}

const namesOf = async (document: PDFDocumentProxy): Promise<FoundName[]> => {
  const { info, metadata } = await document.getMetadata()
  const said = info as Record<string, unknown> & { Custom?: Record<string, unknown> }
  const found: Array<readonly [FoundName['place'], unknown]> = [
    ['author', said['Author']],
    ['company', said.Custom?.['Company']],
    ['manager', said.Custom?.['Manager']],
    ...[metadata?.get('dc:creator')].flat().map((name) => ['metadata', name] as const),
  ]
  return distinct(found.flatMap(([place, name]) => (typeof name === 'string' ? [{ name, place }] : [])))
}

/** How codes of fonts for Chinese are read. */
const cMaps = `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')}/`
const pieceLength = 64 * 1024
const mostRead = 8 * 1024 * 1024
const mostLetters = 4000
