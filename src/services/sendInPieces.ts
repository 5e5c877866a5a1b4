import type { Failure } from '../contract/failure.ts'
import {
  appendUpload,
  discardUpload,
  getUpload,
  pieceBytes,
  pieceType,
  uploadAddress,
} from '../contract/partialUpload.ts'
import type { Api, CallOptions } from './api.ts'
import { readAsDataAddress, start, unreadable } from './sendFile.ts'
import { watchNetwork } from './watchNetwork.ts'
import { endOf } from '../contract/characters.ts'

export interface Begun {
  file: File
  /** The server's id of the upload; empty: begin it, or find it by its fingerprint. */
  upload: string
  /** Bytes that are there already. */
  offset: number
}

interface Sending<Answer> extends Begun {
  api: Api
  /** Announces the target of the file to the server. */
  begin: (
    file: { name: string; size: number; fingerprint: string },
    options: CallOptions,
  ) => Promise<{ upload: string; offset: number }>
  /** Puts it in its place: the call that also takes whole files. */
  finish: (file: { name: string; content: string }, options: CallOptions) => Promise<Answer>
  /** The server has so much of it. */
  onStored: (upload: string, offset: number) => void
  onProgress: (share: number) => void
  onSent: (answer: Answer) => void
  onFailure: (failure: Failure) => void
}

/** Sends the missing part of a file, in pieces. Returns a cancel function, after which no callback is called. */
export const sendInPieces = <Answer>({ onSent, onFailure, ...given }: Sending<Answer>) =>
  start((signal) => sendRest(given, signal), { onSent, onFailure })

/** Recovery of an upload after its connection was lost; satisfies these parts of the port of `fileUpload`. */
export const uploadInPieces = (api: Api) => ({
  findOffset: async ({ upload }: { upload: string }, signal: AbortSignal) =>
    (await api.call(getUpload, { upload }, { signal })).offset,

  discardUpload: ({ upload }: { upload: string }, signal: AbortSignal) =>
    api.call(discardUpload, { upload }, { signal }),

  watchNetwork,
})

const sendRest = async <Answer>(
  { api, file, begin, finish, onStored, onProgress, ...begun }: Omit<Sending<Answer>, 'onSent' | 'onFailure'>,
  signal: AbortSignal,
): Promise<Answer> => {
  const name = endOf(file.name, 200)
  let { upload, offset } = begun
  if (upload === '') {
    const fingerprint = await fingerprintOf(file)
    ;({ upload, offset } = await begin({ name, size: file.size, fingerprint }, { signal }))
    signal.throwIfAborted()
    onStored(upload, offset)
  }
  while (offset < file.size) {
    const from = offset
    const piece = file.slice(from, from + pieceBytes)
    const content = await readAsDataAddress(piece, pieceType, null)
    const options = {
      signal,
      onProgress: (share: number) => {
        if (!signal.aborted) onProgress((from + share * piece.size) / file.size)
      },
    }
    ;({ offset } = await api.call(appendUpload, { upload, offset, content }, options))
    signal.throwIfAborted()
    onStored(upload, offset)
  }
  return finish({ name, content: uploadAddress(upload) }, { signal })
}

/**
 * Distinguishes a file that is chosen again, after a reload, from another one of the same name and size: by its
 * modification time, and the content at its ends.
 */
const fingerprintOf = async (file: File): Promise<string> => {
  const ends = [file.slice(0, endBytes), file.slice(Math.max(0, file.size - endBytes))]
  const sums: string[] = []
  for (const end of ends) {
    const bytes = await end.arrayBuffer().catch(() => {
      throw unreadable(null)
    })
    sums.push(sumOf(new Uint8Array(bytes)).toString(36))
  }
  return [file.lastModified.toString(36), ...sums].join('-')
}

/** FNV-1a: no secret, and there where `crypto.subtle` is not. */
const sumOf = (bytes: Uint8Array): number => {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}

const endBytes = 64 * 1024
