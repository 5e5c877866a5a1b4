import type { FileHandle } from 'node:fs/promises'
import { constants, inflateRawSync } from 'node:zlib'

import { contentOf } from './names/zipCopy.ts'
import { readPart, type FileInZip } from './namesInZip.ts'

/** The first bytes of a part, unpacked; null: it cannot be unpacked. */
export const beginningOf = async (file: FileHandle, part: FileInZip): Promise<Buffer | null> => {
  const from = await contentOf(file, part).catch(() => null)
  if (from === null) return null
  const packed = await readPart(file, from, Math.min(part.packed, packedBytes))
  if (part.method === 0) return packed
  if (part.method !== 8) return null
  try {
    // A truncated stream still yields its beginning; so little cannot grow to more than some kilobytes.
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}

/** A block of deflate says first how it is packed. */
const packedBytes = 1024
