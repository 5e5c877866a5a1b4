import type { Failure } from '../../contract/failure.ts'
import type { UploadKind } from '../../contract/uploadKinds.ts'

export interface FileUploadInput {
  /** Decides which files are taken (FILE-01). */
  kind: UploadKind
  /** Address of what was uploaded before; empty for nothing. */
  url: string
}

export interface FileUploadContext extends FileUploadInput {
  /** Chosen on this visit; null before. */
  file: File | null
  /** How much of the file has left, from 0 to 1. */
  share: number
  /** Server's name of a file that is uploaded in pieces; empty: the server does not know it. */
  upload: string
  /** Bytes that the server has of it. */
  offset: number
  /** How often in a row it broke off without anything having come. */
  tries: number
  failure: Failure | null
}

export type UploadFact =
  | { type: 'upload.stored'; upload: string; offset: number }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; failure: Failure }

export type FileUploadEvent =
  | UploadFact
  | { type: 'file.choose'; file: File }
  | { type: 'file.remove' }
  | { type: 'file.retry' }
  | { type: 'network.found' }

/** Views of the field; each is a tag of the machine. */
export const uploadViews = [
  'empty',
  'uploading',
  'interrupted',
  'resuming',
  'kept',
  'failed',
  'refused',
] as const
export type FileUploadTag = 'busy' | 'failure' | (typeof uploadViews)[number]

export interface SendFile {
  kind: UploadKind
  file: File
  /** Empty: from its beginning. */
  upload: string
  offset: number
}

/** Port that sends a file in one request. */
export interface WholeFilePort {
  sendFile(wish: Pick<SendFile, 'kind' | 'file'>, tell: (fact: UploadFact) => void): () => void
}

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface FileUploadPort {
  /** Tells how it goes and how it ends; answers how to give it up. */
  sendFile(wish: SendFile, tell: (fact: UploadFact) => void): () => void
  /** Answers how many bytes of it the server has. */
  findOffset(wish: { upload: string }, signal: AbortSignal): Promise<number>
  /** The server throws away what it has. */
  discardUpload(wish: { upload: string }, signal: AbortSignal): Promise<unknown>
  /** Tells when there is a connection again. */
  watchNetwork(tell: (fact: { type: 'network.found' }) => void): () => void
}
