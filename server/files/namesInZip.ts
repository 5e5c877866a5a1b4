import { open } from 'node:fs/promises'

/** Names of what a ZIP archive holds; empty: it is broken, or none. */
export const namesInZip = async (path: string): Promise<string[]> =>
  (await filesInZip(path)).map(({ name }) => name)

/** An open file, or bytes in its place. */
export interface ReadableFile {
  readonly stat: () => Promise<{ readonly size: number }>
  readonly read: (
    into: Buffer,
    offset: number,
    length: number,
    from: number,
  ) => Promise<{ readonly buffer: Buffer; readonly bytesRead: number }>
}

export interface FileInZip {
  readonly name: string
  /** Unpacked, as the directory says. */
  readonly bytes: number
  /** In the archive. */
  readonly packed: number
  /** 0: stored as it is, 8: deflated. */
  readonly method: number
  /** Offset of its head. */
  readonly at: number
  /** Entry in the directory, without its name. */
  readonly entry: Buffer
}

/**
 * Files of a ZIP archive, from the directory at its end; empty: it is broken, no archive, or holds more than a document does.
 * Nothing is unpacked.
 */
export const filesInZip = async (path: string): Promise<FileInZip[]> => {
  const file = await open(path, 'r')
  try {
    return await filesOf(file)
  } finally {
    await file.close()
  }
}

/** The same of a file that is open. */
export const filesOf = async (file: ReadableFile): Promise<FileInZip[]> => {
  const { size } = await file.stat()
  const tail = await readPart(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd))
  const end = tail.lastIndexOf(endMark)
  if (end < 0 || end + shortestEnd > tail.length) return []
  const [length, from] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (from + length > size || length > longestDirectory) return []
  const files = filesIn(await readPart(file, from, length))
  return files.length > mostFiles ? [] : files
}

/** The answer lies in `into`, where one is given: who reads a file piece after piece passes the same one again. */
export const readPart = async (
  file: ReadableFile,
  from: number,
  length: number,
  into: Buffer = Buffer.alloc(length),
): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(into, 0, length, from)
  return buffer.subarray(0, bytesRead)
}

const filesIn = (directory: Buffer): FileInZip[] => {
  const files: FileInZip[] = []
  let at = 0
  while (at + entryLength <= directory.length && directory.readUInt32LE(at) === entryMark) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
    const begin = at + entryLength
    files.push({
      name: directory.toString('utf8', begin, begin + (name ?? 0)),
      bytes: directory.readUInt32LE(at + 24),
      packed: directory.readUInt32LE(at + 20),
      method: directory.readUInt16LE(at + 10),
      at: directory.readUInt32LE(at + 42),
      entry: directory.subarray(at, begin),
    })
    at = begin + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

export const endMark = Buffer.from('PK\x05\x06', 'latin1')
const entryMark = 0x02014b50
export const entryLength = 46
export const shortestEnd = 22
/** With the longest comment. */
const longestEnd = shortestEnd + 0xffff
/** A document of a thousand pictures has a directory of a hundred kilobytes. */
const mostFiles = 10_000
const longestDirectory = 4 * 1024 * 1024
