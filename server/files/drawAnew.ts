import sharp from 'sharp'

import { Refused } from '../shared/refused.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Larger ones are made to use up memory; the largest phones take 50 million. */
const mostPixels = 64_000_000
const seconds = 10

/**
 * Decodes a picture and writes what is seen in it anew, in WebP without anything else that the file said, such as where it was
 * taken. `sizeFor` says of the size that it has which one it gets; what does not fit is cut (`cover`), or the whole is made smaller
 * (`inside`). Answers the size that it has now. Throws `Refused` for what cannot be decoded.
 */
export const drawAnew = async (
  path: string,
  sizeFor: (found: Size) => Size,
  fit: 'cover' | 'inside' = 'cover',
): Promise<Size & { readonly bytes: Uint8Array }> => {
  const open = (limitInputPixels: number | false) =>
    sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 })
  const size = await open(false)
    .metadata()
    .catch(() => null)
  if (size === null) throw new Refused('fileContentWrong', { field: 'content' })
  if (size.width * size.height > mostPixels) throw new Refused('imageTooLarge', { field: 'content' })
  const { width, height } = sizeFor(size)
  try {
    const { data, info } = await open(mostPixels)
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new Refused('fileContentWrong', { field: 'content' })
  }
}
