import { answer } from './handlers.ts'
import { uploadIn } from '../src/contract/partialUpload.ts'

/** The server of files that come in pieces: it has so much of each as was appended. */
export const createPartialUploads = () => {
  const held = new Map<string, { name: string; size: number; offset: number }>()
  const told = (upload: string | null) => {
    const file = held.get(upload ?? '')
    if (file === undefined) throw new Error('There is no such upload')
    return { upload: upload ?? '', ...file, expires_at: '2026-11-21T02:00:00.000Z' }
  }
  const begin = ({ input }: { readonly input: URLSearchParams }) => {
    const upload = String(held.size + 1).padStart(22, 'A')
    held.set(upload, { name: input.get('name') ?? '', size: Number(input.get('size')), offset: 0 })
    return told(upload)
  }
  return {
    handlers: [
      answer('beginUpload', begin),
      answer('beginTemplatePack', begin),
      answer('getUpload', ({ input }) => told(input.get('upload'))),
      answer('appendUpload', ({ input }) => {
        const upload = input.get('upload') ?? ''
        const file = told(upload)
        const offset = file.offset + bytesIn(input.get('content') ?? '')
        held.set(upload, { name: file.name, size: file.size, offset })
        return told(upload)
      }),
      answer('discardUpload', ({ input }) => {
        held.delete(input.get('upload') ?? '')
        return null
      }),
    ],
    /** Size of a file, found by its address: uploaded in pieces, or sent with the call. */
    bytesOf: (content: string): number => {
      const upload = uploadIn(content)
      return upload === null ? bytesIn(content) : told(upload).size
    },
  }
}

const bytesIn = (address: string): number => {
  const signs = address.slice(address.indexOf(',') + 1)
  return Math.floor((signs.replace(/=+$/, '').length * 3) / 4)
}
