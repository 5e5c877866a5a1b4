import type { FileHandle } from 'node:fs/promises'
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

import { endMark, readPart, shortestEnd, type FileInZip } from '../namesInZip.ts'

/** A part of an archive, unpacked; null: it is not what the directory says of it, and nobody unpacks more than that. */
export const unpack = async (file: FileHandle, part: FileInZip): Promise<Buffer | null> => {
  const packed = await readPart(file, await contentOf(file, part), part.packed)
  if (part.method === 0) return packed.length === part.bytes ? packed : null
  if (part.method !== 8) return null
  try {
    // Of a part that says it is empty nothing is unpacked: a limit of 0 would be none.
    const content =
      part.bytes === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: part.bytes })
    return content.length === part.bytes ? content : null
  } catch {
    return null
  }
}

/**
 * Writes an archive with other contents of some parts. The rest is copied as it is packed, in the same order, without the
 * comments and extra fields in which an archive may say more of where it comes from. Answers the size.
 */
export const copyZip = async (
  from: FileHandle,
  to: FileHandle,
  parts: readonly FileInZip[],
  changed: ReadonlyMap<FileInZip, Buffer>,
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
    const packed = content === undefined ? null : deflateRawSync(content)
    const entry = Buffer.from(part.entry)
    // The sizes stand in the head, so nothing comes after the content.
    entry.writeUInt16LE(entry.readUInt16LE(8) & ~0x08, 8)
    if (content !== undefined && packed !== null) {
      entry.writeUInt16LE(8, 10)
      entry.writeUInt32LE(crc32(content), 16)
      entry.writeUInt32LE(packed.length, 20)
      entry.writeUInt32LE(content.length, 24)
    }
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(0, 30)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, name)
    // From the needed version to the length of the extra field both say the same in the same order.
    await write(Buffer.concat([headMark, entry.subarray(6, 32), name]))
    if (packed !== null) await write(packed)
    else await copy(from, await contentOf(from, part), part.packed, write)
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
  await to.truncate(at)
  return at
}

/** Where the content of a part begins: its head has a name and an extra field of its own lengths. */
export const contentOf = async (file: FileHandle, { at }: FileInZip): Promise<number> => {
  const head = await readPart(file, at, headLength)
  if (head.length < headLength || !head.subarray(0, 4).equals(headMark))
    throw new Error('no part begins here')
  return at + headLength + head.readUInt16LE(26) + head.readUInt16LE(28)
}

const copy = async (
  file: FileHandle,
  from: number,
  length: number,
  write: (bytes: Buffer) => Promise<void>,
): Promise<void> => {
  // Buffers of their own would lie about until V8 looks, which it does after some 60 MB.
  const space = Buffer.alloc(Math.min(pieceLength, length))
  for (let done = 0; done < length; done += pieceLength) {
    const piece = await readPart(file, from + done, Math.min(pieceLength, length - done), space)
    if (piece.length === 0) throw new Error('a part is cut short')
    await write(piece)
  }
}

const headMark = Buffer.from('PK\x03\x04', 'latin1')
const headLength = 30
const pieceLength = 256 * 1024
