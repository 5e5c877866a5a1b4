import { open } from 'node:fs/promises'

/** Names of what a ZIP archive holds; empty: it is broken, or none. */
export const namesInZip = async (path: string): Promise<string[]> =>
  (await filesInZip(path)).map(({ name }) => name)

interface FileInZip {
  readonly name: string
  /** Unpacked, as the directory says. */
  readonly bytes: number
}

/** What a ZIP archive holds, from the directory at its end; empty: it is broken, or none. Nothing is unpacked. */
export const filesInZip = async (path: string): Promise<FileInZip[]> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    const tail = await read(Math.max(0, size - longestEnd), Math.min(size, longestEnd))
    const end = tail.lastIndexOf(endMark)
    if (end < 0 || end + shortestEnd > tail.length) return []
    const [length, from] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
    if (from + length > size) return []
    return filesIn(await read(from, length))
  } finally {
    await file.close()
  }
}

const filesIn = (directory: Buffer): FileInZip[] => {
  const files: FileInZip[] = []
  let at = 0
  while (at + shortestEntry <= directory.length && directory.readUInt32LE(at) === entryMark) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
    const begin = at + shortestEntry
    files.push({
      name: directory.toString('utf8', begin, begin + (name ?? 0)),
      bytes: directory.readUInt32LE(at + 24),
    })
    at = begin + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

const endMark = Buffer.from('PK\x05\x06', 'latin1')
const entryMark = 0x02014b50
const shortestEntry = 46
const shortestEnd = 22
/** With the longest comment. */
const longestEnd = shortestEnd + 0xffff
