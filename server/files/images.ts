import { fileTypeFromBuffer } from 'file-type'

import type { imageKinds } from '../../src/contract/imageKinds.ts'
import { Refused } from '../http/refused.ts'
import { readDataAddress } from './dataAddress.ts'

export interface CheckedFile {
  readonly bytes: Uint8Array
  readonly ending: string
}

/**
 * An image out of a data address, when its size, its declared type, its name and its content all agree (FILE-02).
 * Throws `Refused` with the field at fault.
 */
export const readImage = async (
  content: string,
  name: string | undefined,
  { endings, limit }: (typeof imageKinds)[keyof typeof imageKinds],
): Promise<CheckedFile> => {
  const { type, bytes } = readDataAddress(content, limit)
  const allowed = endings.map((ending) => typeOfEnding[ending])
  if (!allowed.some((each) => each === type)) throw new Refused('fileTypeWrong', { field: 'content' })
  if (name !== undefined && name !== '') {
    const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
    if (!endings.some((each) => each === ending)) throw new Refused('fileTypeWrong', { field: 'name' })
    if (typeOfEnding[ending as keyof typeof typeOfEnding] !== type) {
      throw new Refused('fileContentWrong', { field: 'name' })
    }
  }
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime !== type) throw new Refused('fileContentWrong', { field: 'content' })
  return { bytes, ending: found.ext }
}

const typeOfEnding = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' } as const
