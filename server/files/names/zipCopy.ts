import { Readable } from 'node:stream'
import { crc32, createDeflateRaw, createInflateRaw, inflateRawSync } from 'node:zlib'

import { endMark, readPart, shortestEnd, type FileInZip, type ReadableFile } from '../namesInZip.ts'

/** Target of a copy. */
export interface WritableFile {
  readonly write: (bytes: Buffer, offset: number, length: number, at: number) => Promise<unknown>
}

/** A part of an archive is not what the directory says of it. */
export class PartBroken extends Error {
  override readonly name = 'PartBroken'
}

/**
 * A part of an archive, unpacked piece by piece. Throws `PartBroken` as soon as it differs from its directory entry, so that no
 * more than the stated size is unpacked.
 */
export async function* contentsOf(file: ReadableFile, part: FileInZip): AsyncGenerator<Buffer> {
  if (part.bytes <= pieceLength && part.packed <= pieceLength && part.method === 8) {
    // Thousands of small parts, each through a stream, would take their time.
    yield await smallContentOf(file, part)
    return
  }
  const packed = piecesOf(file, await contentOf(file, part), part.packed)
  let bytes = 0
  try {
    for await (const piece of part.method === 8 ? unpacked(packed) : packed) {
      bytes += piece.length
      if (bytes > part.bytes) break
      yield piece
    }
  } catch (error) {
    throw new PartBroken('a part cannot be unpacked', { cause: error })
  }
  if (bytes !== part.bytes || (part.method !== 0 && part.method !== 8))
    throw new PartBroken('a part is not as long as the directory says')
}

const smallContentOf = async (file: ReadableFile, part: FileInZip): Promise<Buffer> => {
  const packed = await readPart(file, await contentOf(file, part), part.packed)
  let content: Buffer
  try {
    // An empty part is not unpacked: a limit of 0 would be no limit.
    content = part.bytes === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: part.bytes })
  } catch (error) {
    throw new PartBroken('a part cannot be unpacked', { cause: error })
  }
  if (content.length !== part.bytes) throw new PartBroken('a part is not as long as the directory says')
  return content
}

async function* unpacked(packed: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const source = Readable.from(packed, { objectMode: false })
  const inflate = createInflateRaw({ chunkSize: pieceLength })
  source.on('error', (error) => inflate.destroy(error))
  try {
    yield* source.pipe(inflate) as AsyncIterable<Buffer>
  } finally {
    source.destroy()
    inflate.destroy()
  }
}

/**
 * Writes an archive with other contents of some parts. The rest is copied as it is packed, in the same order, without the
 * comments and extra fields in which an archive may say more of where it comes from. Answers the size.
 */
export const copyZip = async (
  from: ReadableFile,
  to: WritableFile,
  parts: readonly FileInZip[],
  changed: ReadonlyMap<FileInZip, () => AsyncIterable<Buffer>>,
): Promise<number> => {
  let at = 0
  const write = async (bytes: Buffer) => {
    await to.write(bytes, 0, bytes.length, at)
    at += bytes.length
  }
  const directory: Buffer[] = []
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const content = changed.get(part)
    const entry = Buffer.from(part.entry)
    // The sizes are in the head, so nothing comes after the content.
    entry.writeUInt16LE(entry.readUInt16LE(8) & ~0x08, 8)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(0, 30)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, name)
    // From the needed version to the length of the extra field both say the same in the same order.
    const head = () => Buffer.concat([headMark, entry.subarray(6, 32), name])
    const headAt = at
    await write(head())
    if (content === undefined)
      for await (const piece of piecesOf(from, await contentOf(from, part), part.packed)) await write(piece)
    else {
      const { packed, bytes, sum } = await pack(content(), write)
      entry.writeUInt16LE(8, 10)
      entry.writeUInt32LE(sum, 16)
      entry.writeUInt32LE(packed, 20)
      entry.writeUInt32LE(bytes, 24)
      const told = head()
      await to.write(told, 0, told.length, headAt)
    }
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(shortestEnd)
  endMark.copy(end)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  await write(listed)
  await write(end)
  return at
}

/** Deflates what comes, piece by piece. */
const pack = async (content: AsyncIterable<Buffer>, write: (bytes: Buffer) => Promise<void>) => {
  let [packed, bytes, sum] = [0, 0, 0]
  const counted = async function* () {
    for await (const piece of content) {
      bytes += piece.length
      sum = crc32(piece, sum)
      yield piece
    }
  }
  const source = Readable.from(counted(), { objectMode: false })
  const deflate = createDeflateRaw()
  source.on('error', (error) => deflate.destroy(error))
  for await (const piece of source.pipe(deflate) as AsyncIterable<Buffer>) {
    packed += piece.length
    await write(piece)
  }
  return { packed, bytes, sum }
}

/** Offset of a part's content: its head has a name and an extra field of its own lengths. */
export const contentOf = async (file: ReadableFile, { at }: FileInZip): Promise<number> => {
  const head = await readPart(file, at, headLength)
  if (head.length < headLength || !head.subarray(0, 4).equals(headMark))
    throw new PartBroken('no part begins here')
  return at + headLength + head.readUInt16LE(26) + head.readUInt16LE(28)
}

async function* piecesOf(file: ReadableFile, from: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += pieceLength) {
    const piece = await readPart(file, from + done, Math.min(pieceLength, length - done))
    if (piece.length === 0) throw new PartBroken('a part is cut short')
    yield piece
  }
}

const headMark = Buffer.from('PK\x03\x04', 'latin1')
const headLength = 30
const pieceLength = 64 * 1024
