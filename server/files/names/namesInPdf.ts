import { copyFile, open, type FileHandle } from 'node:fs/promises'

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { readPart } from '../namesInZip.ts'
import { blankNames } from './blankNames.ts'
import type { FoundName, NamesFound } from './namesFound.ts'

/** The names in a PDF, and at `copy` the same PDF without those that could be blanked, where there are any. */
export const namesInPdf = async (path: string, copy: string): Promise<NamesFound> => {
  const original = await readPdf(path)
  if (original === 'locked' || original === 'unknown') return { kind: original }
  const { names, pages, size } = original
  if (names.length === 0) return { kind: 'read', names: [], copied: null }
  await copyFile(path, copy)
  await blankNames(copy, names)
  // Believed only where the library reads the copy as it read the original.
  const blanked = await readPdf(copy)
  const isSame = typeof blanked === 'object' && blanked.pages === pages && blanked.size === size
  const isLeft = ({ name, place }: FoundName) =>
    !isSame || blanked.names.some((each) => each.name === name && each.place === place)
  const told = names.map((each) => ({ ...each, is_removed: !isLeft(each) }))
  return { kind: 'read', names: told, copied: told.some((each) => each.is_removed) ? size : null }
}

interface PdfRead {
  readonly names: FoundName[]
  readonly pages: number
  readonly size: number
}

const readPdf = async (path: string): Promise<PdfRead | 'locked' | 'unknown'> => {
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
      verbosity: 0,
    })
    try {
      const document = await Promise.race([task.promise, source.failed])
      return { names: await namesOf(document), pages: document.numPages, size }
    } catch (error) {
      return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unknown'
    } finally {
      await task.destroy()
      // What it still reads, it reads before the file is closed.
      await source.idle()
    }
  } finally {
    await file.close()
  }
}

/** Pieces of a file as they are asked for, up to a limit: of one that is broken everything would be read to find its parts. */
const piecesOf = (file: FileHandle, answer: (begin: number, piece: Uint8Array) => void) => {
  let asked = 0
  let last = Promise.resolve()
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  // It may come after the answer, when nobody listens.
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

const namesOf = async (document: PDFDocumentProxy): Promise<FoundName[]> => {
  const { info, metadata } = await document.getMetadata()
  const said = info as Record<string, unknown> & { Custom?: Record<string, unknown> }
  const found: Array<readonly [FoundName['place'], unknown]> = [
    ['author', said['Author']],
    ['company', said.Custom?.['Company']],
    ['manager', said.Custom?.['Manager']],
    ...[metadata?.get('dc:creator')].flat().map((name) => ['metadata', name] as const),
  ]
  return found.flatMap(([place, name]) =>
    typeof name === 'string' && name.trim() !== '' ? [{ name: name.trim(), place }] : [],
  )
}

const pieceLength = 64 * 1024
const mostRead = 8 * 1024 * 1024
