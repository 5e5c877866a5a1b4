import sharp, { type Metadata } from 'sharp'

import { Refused } from '../shared/refused.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Larger ones are made to use up memory; the largest phones take 50 million. */
const mostPixels = 64_000_000
/** Bytes of a picture that stands in memory as a whole; of the others a few lines do. */
const mostWhole = 100_000_000
const seconds = 10

// Keeps 50 MB of what was drawn last, which nobody asks for again.
sharp.cache(false)

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
  if (size.width * size.height > mostPixels || bytesAtOnce(size) > mostWhole)
    throw new Refused('imageTooLarge', { field: 'content' })
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

/** What of a picture has to be unpacked before its first line is known: all of one that comes in passes, or is turned. */
const bytesAtOnce = (picture: Metadata): number => {
  const { width, height, channels, depth, isProgressive, orientation = 1, format } = picture
  const pixels = width * height
  // Factors of a JPEG have two bytes, and as many colours as it does not thin out; the decoder makes it smaller before it is turned.
  if (format === 'jpeg')
    return isProgressive === true ? pixels * 2 * (picture.chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  return isProgressive === true || orientation > 4 ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0
}
