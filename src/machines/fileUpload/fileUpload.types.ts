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
  failure: Failure | null
}

export type UploadFact =
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; failure: Failure }

export type FileUploadEvent =
  UploadFact | { type: 'file.choose'; file: File } | { type: 'file.remove' } | { type: 'file.retry' }

/** What the field shows. */
export const uploadViews = ['empty', 'uploading', 'kept', 'failed', 'refused'] as const
export type FileUploadTag = 'busy' | 'failure' | (typeof uploadViews)[number]

export interface SendFile {
  kind: UploadKind
  file: File
}

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface FileUploadPort {
  /** Tells how it goes and how it ends; answers how to give it up. */
  sendFile(wish: SendFile, tell: (fact: UploadFact) => void): () => void
}
