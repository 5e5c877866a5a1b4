import { readFile } from 'node:fs/promises'

import { fileTypeFromFile } from 'file-type'

import { filesInZip, type FileInZip } from './namesInZip.ts'

/** Parts that tell documents of Word and PowerPoint from each other, and from files that only have their ending (FILE-02). */

/** An archive of Office whose document is `main`, for instance `word/document.xml`. */
export const isOfficeZip = async (path: string, main: string): Promise<boolean> => {
  const files = await filesInZip(path)
  const names = files.map(({ name }) => name)
  if (!names.includes('[Content_Types].xml') || !names.includes(main)) return false
  // Macros make a document of another kind (docm, pptm) …
  if (names.some((name) => name.endsWith('vbaProject.bin'))) return false
  // … and what fills a reader's memory when it is opened is no document.
  return !growsTooLarge(files)
}

/**
 * Text shrinks to a tenth; what grows a hundredfold is made to fill a memory or a disk. Asked of the whole archive and of each
 * part: a picture that cannot be packed would pay for a bomb beside it.
 */
export const growsTooLarge = (files: readonly FileInZip[]): boolean => {
  const unpacked = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const packed = files.reduce((sum, part) => sum + part.packed, 0)
  return (
    unpacked > mostUnpacked ||
    grows(unpacked, packed, alwaysUnpacked) ||
    files.some(({ name, bytes, packed: own }) =>
      grows(bytes, own, isText(name) ? alwaysOfText : alwaysUnpacked),
    )
  )
}

const grows = (unpacked: number, packed: number, always: number): boolean =>
  unpacked > always && unpacked > mostGrowth * packed

const isText = (name: string): boolean => /\.(?:xml|rels|psmdcp)$/i.test(name)

/** A compound file, as Office wrote before 2007. */
export const isCompound = async (path: string): Promise<boolean> =>
  (await fileTypeFromFile(path).catch(() => undefined))?.mime === 'application/x-cfb'

/**
 * A compound file whose directory names the stream: `WordDocument`, `PowerPoint Document`. The whole file is read, so it is
 * for small ones.
 */
export const isCompoundWith = async (path: string, stream: string): Promise<boolean> => {
  if (!(await isCompound(path))) return false
  const bytes = await readFile(path)
  const name = Buffer.from(`${stream}\0`, 'utf16le')
  // Sectors begin at multiples of 512, and the entries of a directory fill them.
  for (let at = headerBytes; at + entryBytes <= bytes.length; at += entryBytes) {
    const isStream = bytes[at + 66] === streamType && bytes.readUInt16LE(at + 64) === name.length
    if (isStream && bytes.subarray(at, at + name.length).equals(name)) return true
  }
  return false
}

const headerBytes = 512
const entryBytes = 128
const streamType = 2

/** Bytes of everything in a document. */
const mostUnpacked = 512 * 1024 * 1024
/** A picture of one colour grows as much, and is so large at most. */
const alwaysUnpacked = 32 * 1024 * 1024
const alwaysOfText = 4 * 1024 * 1024
const mostGrowth = 100
