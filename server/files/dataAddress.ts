import { Refused } from '../http/refused.ts'

/**
 * `data:image/png;base64,…` as type and bytes. Throws `Refused` on the field `content`: `fileTypeWrong` for what is no such
 * address, `fileTooLarge` for more than `limit` bytes, before they are decoded.
 */
export const readDataAddress = (address: string, limit: number): { type: string; bytes: Uint8Array } => {
  const comma = address.indexOf(',')
  const head = /^data:([a-z]+\/[a-z0-9.+-]+);base64$/.exec(address.slice(0, Math.max(0, comma)).toLowerCase())
  const type = head?.[1]
  if (comma > 120 || type === undefined) throw new Refused('fileTypeWrong', { field: 'content' })
  const padding = address.endsWith('==') ? 2 : address.endsWith('=') ? 1 : 0
  const size = ((address.length - comma - 1) / 4) * 3 - padding
  if (size > limit) throw new Refused('fileTooLarge', { field: 'content' })
  const bytes = Buffer.from(address.slice(comma + 1), 'base64')
  // The decoder leaves out what is no base64; then fewer bytes come than were announced.
  if (bytes.length === 0 || bytes.length !== size) throw new Refused('fileContentWrong', { field: 'content' })
  return { type, bytes }
}
