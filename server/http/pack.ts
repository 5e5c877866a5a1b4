import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

export type Coding = 'br' | 'gzip'

/** The encoding that the client accepts for a text; null: none, or the text is too short to gain from it. */
export const codingFor = (c: Context, text: string): Coding | null => {
  if (text.length < leastLength) return null
  const accepted = c.req.header('accept-encoding') ?? ''
  return takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : null
}

/** Whether `Accept-Encoding` names a coding without forbidding it by `q=0`. */
const takes = (accepted: string, coding: Coding): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    return (
      name.trim() === coding && !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter))
    )
  })

/** In a thread of the pool, at levels that cost less than sending the text would. */
export const pack = async (text: string, coding: Coding): Promise<Uint8Array<ArrayBuffer>> => {
  const packed =
    coding === 'br'
      ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipped(text, { level: 5 })
  return new Uint8Array(packed)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Length that fits into one packet of the network anyway. */
const leastLength = 1400
