import sharp, { type Metadata } from 'sharp'

import type { Drawn, PictureOrder } from './pictureOrder.ts'

/** Larger ones are made to use up memory; the largest phones take 50 million. */
const mostPixels = 64_000_000
/** Maximum unpacked size in bytes of a picture that has to be in memory as a whole. */
const mostWhole = 100_000_000
/** Maximum unpacked size in bytes of any picture: it admits 64 million pixels of four channels with 8 bits, but not with 16. */
const mostUnpacked = 300_000_000
const seconds = 10

// The cache would keep 50 MB of recent pictures, and no picture is drawn twice.
sharp.cache(false)

/**
 * Decodes a picture and draws it again as WebP, without metadata such as the place where it was taken. Rejects if it cannot be
 * decoded.
 */
export const drawPicture = async ({
  path,
  width,
  height,
  fit,
  staysSmall = false,
}: PictureOrder): Promise<Drawn> => {
  const open = (limitInputPixels: number | false) =>
    sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true, pages: 1 })
  const found = await open(false).metadata()
  const pixels = found.width * found.height
  const isLarge =
    pixels > mostPixels || bytesAtOnce(found) > mostWhole || pixels * pixelBytes(found) > mostUnpacked
  if (isLarge) return { kind: 'tooLarge' }
  const part = staysSmall ? Math.min(1, found.width / width, found.height / height) : 1
  const { data, info } = await open(mostPixels)
    .autoOrient()
    .resize(Math.round(width * part), Math.round(height * part), {
      fit,
      withoutEnlargement: fit === 'inside',
    })
    .webp({ quality: 82 })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })
  return { kind: 'drawn', bytes: data.toString('base64'), width: info.width, height: info.height }
}

/** Bytes of a pixel. */
const pixelBytes = ({ channels, depth }: Metadata): number => channels * (depth === 'ushort' ? 2 : 1)

/** Bytes that the decoder unpacks before it knows the first line: the whole of an interlaced, progressive or rotated picture. */
const bytesAtOnce = (picture: Metadata): number => {
  const { width, height, channels, isProgressive, orientation = 1, format } = picture
  const pixels = width * height
  // A coefficient of a JPEG has two bytes. The decoder shrinks a JPEG before it rotates it.
  if (format === 'jpeg')
    return isProgressive === true ? pixels * 2 * (picture.chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  return isProgressive === true || orientation > 4 ? pixels * pixelBytes(picture) : 0
}
