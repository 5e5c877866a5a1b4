import type { Context } from 'hono'

import { Refused } from '../shared/refused.ts'

/** The body as text: form-encoded, at most `limit` bytes, valid UTF-8. Throws `Refused`. */
export const readBody = async (c: Context, limit: number): Promise<string> => {
  const type = c.req.header('content-type')
  const declared = c.req.header('content-length')
  // A POST without any body and without a type is an empty form.
  if (type === undefined && (declared === undefined || declared === '0')) {
    if (c.req.raw.body === null || declared === '0') return ''
  }
  if (!isForm(type)) throw new Refused('unsupportedType')
  if (declared !== undefined && Number(declared) > limit) throw new Refused('bodyTooLarge')
  // With a declared length the HTTP parser guarantees it; without one the stream has to be counted.
  const bytes =
    declared === undefined
      ? await readCounted(c.req.raw, limit)
      : new Uint8Array(await c.req.arrayBuffer().catch(gone))
  if (bytes.byteLength > limit) throw new Refused('bodyTooLarge')
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Refused('malformedBody')
  }
}

/** The stream of a form-encoded body; its reader counts the bytes. Throws `Refused`. */
export const bodyOf = (c: Context): AsyncIterable<Uint8Array> => {
  if (!isForm(c.req.header('content-type'))) throw new Refused('unsupportedType')
  return partsOf(c.req.raw)
}

/** The client left before its whole request had arrived: no fault, and no reader for the answer. */
export class ClientGone extends Error {
  constructor(cause: unknown) {
    super('the body broke off', { cause })
    this.name = 'ClientGone'
  }
}

/** A body as it comes; throws `ClientGone` where it breaks off. */
export async function* partsOf(request: Request): AsyncGenerator<Uint8Array, void> {
  if (request.body === null) return
  try {
    for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) yield part
  } catch (error) {
    throw new ClientGone(error)
  }
}

const gone = (error: unknown): never => {
  throw new ClientGone(error)
}

/** For callers with another content type, e.g. WeChat's XML. */
export const readText = async (request: Request, limit: number): Promise<string> => {
  const bytes = await readCounted(request, limit)
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Refused('malformedBody')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const isForm = (type: string | undefined): boolean => {
  if (type === undefined) return false
  const [name = '', ...parameters] = type.toLowerCase().split(';')
  if (name.trim() !== 'application/x-www-form-urlencoded') return false
  return parameters.every((parameter) => {
    const [key = '', value = ''] = parameter.split('=')
    return key.trim() !== 'charset' || /^"?utf-?8"?$/.test(value.trim())
  })
}

const readCounted = async (request: Request, limit: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of partsOf(request)) {
    size += part.byteLength
    if (size > limit) throw new Refused('bodyTooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}
