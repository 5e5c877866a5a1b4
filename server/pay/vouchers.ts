import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'

import { Refused } from '../http/refused.ts'

/** Bytes of a voucher. */
export const largestVoucher = 10 * 1024 * 1024

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

export interface StoredFile {
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly stream: ReadableStream<Uint8Array>
}

/** The bytes of a data address, if they are what they say they are. Throws `Refused` with the field `content`. */
export const readVoucher = async (content: string): Promise<{ bytes: Buffer; extension: string }> => {
  const refuse = (reason: 'fileTypeWrong' | 'fileTooLarge') => new Refused(reason, { field: 'content' })
  const head = /^data:([a-z]+\/[a-z]+);base64,/.exec(content.slice(0, 100))
  const extension = Object.keys(types).find((name) => types[name] === head?.[1])
  if (head === null || extension === undefined) throw refuse('fileTypeWrong')
  const text = content.slice(head[0].length)
  if ((text.length / 4) * 3 > largestVoucher + 2) throw refuse('fileTooLarge')
  // Node would skip what is not base64 and make a file of the rest.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw refuse('fileTypeWrong')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.byteLength > largestVoucher) throw refuse('fileTooLarge')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.ext !== extension) throw refuse('fileTypeWrong')
  return { bytes, extension }
}

export type VoucherStore = ReturnType<typeof createVoucherStore>

/** Files in `directory` under names that nobody can guess; outside of everything that is served by path. */
export const createVoucherStore = (directory: string) => {
  const pathOf = (name: string): string => {
    if (!/^[0-9a-f]{32}\.(?:jpg|png|pdf)$/.test(name)) throw new Error('not the name of a voucher')
    return join(directory, name)
  }
  return {
    /** Gives the name; afterwards the file survives a power cut. */
    put: async ({ bytes, extension }: { bytes: Uint8Array; extension: string }): Promise<string> => {
      const name = `${randomBytes(16).toString('hex')}.${extension}`
      const path = pathOf(name)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const file = await open(`${path}.part`, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      const folder = await open(directory, 'r')
      try {
        await folder.sync()
      } finally {
        await folder.close()
      }
      return name
    },
    remove: (name: string): Promise<void> => rm(pathOf(name), { force: true }),
    /** Null: it is not there (any more). */
    read: async (name: string): Promise<StoredFile | null> => {
      const path = pathOf(name)
      const size = await stat(path).then(
        (found) => found.size,
        () => null,
      )
      if (size === null) return null
      return {
        size,
        type: types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
      }
    },
  }
}
