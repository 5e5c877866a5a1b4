import sharp, { type Metadata } from 'sharp'

import type { Drawn, PictureOrder } from './pictureOrder.ts'

/** Larger ones are made to use up memory; the largest phones take 50 million. */
const mostPixels = 64_000_000
/** Bytes of a picture that stands in memory as a whole. */
const mostWhole = 100_000_000
/** Of one of which a few lines do: 64 million pixels of four colours, but not of 16 bits each. */
const mostUnpacked = 300_000_000
const seconds = 10

// Keeps 50 MB of what was drawn last, which nobody asks for again.
sharp.cache(false)

/**
 * Decodes a picture and draws what is seen in it anew, in WebP without anything else that the file said, such as where it was
 * taken. Rejects where it cannot be decoded.
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
    pixels > mostPixels || bytesAtOnce(found) > mostWhole || pixels * bytesOf(found) > mostUnpacked
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

/** Of a pixel. */
const bytesOf = ({ channels, depth }: Metadata): number => channels * (depth === 'ushort' ? 2 : 1)

/** What of a picture has to be unpacked before its first line is known: all of one that comes in passes, or is turned. */
const bytesAtOnce = (picture: Metadata): number => {
  const { width, height, channels, isProgressive, orientation = 1, format } = picture
  const pixels = width * height
  // Factors of a JPEG have two bytes, and as many colours as it does not thin out; the decoder makes it smaller before it is turned.
  if (format === 'jpeg')
    return isProgressive === true ? pixels * 2 * (picture.chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  return isProgressive === true || orientation > 4 ? pixels * bytesOf(picture) : 0
}
