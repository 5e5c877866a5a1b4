import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** Tag of these bytes: others have another one. In quotes, as headers carry it. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** The client has the content of this tag already. */
export const isKnownTag = (c: Context, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .includes(etag)
