import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, positiveId } from './fields.ts'
import { integerField } from './numbers.ts'
import { paperFileFault, paperFileKinds } from './paperFile.ts'
import { presentationFault, presentationKinds } from './presentationFile.ts'
import type { Reason } from './reasons.ts'
import { exactText, fileAddress } from './text.ts'

/**
 * A file that comes in pieces (FILE-01), so that after a lost connection only the rest is sent: begun, appended to at the
 * offset that the server has, and then put in its place by the call that takes the whole file, with `upload:…` as its content.
 */

/** Use of the file: for a paper, or for its presentation. */
export const uploadPurposes = [...paperFileKinds, ...presentationKinds] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Reason that a file cannot have that purpose, by its name and size; null: none, and the server examines the content. */
export const purposeFault = (purpose: UploadPurpose, file: { name: string; size: number }): Reason | null =>
  purpose === 'pdf' || purpose === 'doc' ? paperFileFault(purpose, file) : presentationFault(file)

/** Bytes sent at a time. The server also keeps the received part of an interrupted piece. */
export const pieceBytes = 4 * 1024 * 1024

/** Type of a piece: the bytes themselves, for any kind of file. */
export const pieceType = 'application/octet-stream'

/** In place of a file's data address: the bytes are there already. */
export const uploadAddress = (upload: string) => `upload:${upload}`
/** Null: not the address of an upload. */
export const uploadIn = (address: string): string | null => /^upload:([\w-]{22})$/.exec(address)?.[1] ?? null

export const partialUpload = z.object({
  /** Known only to the member who began it. */
  upload: z.string(),
  name: z.string(),
  /** Size of the whole file, in bytes. */
  size: z.int(),
  /** Bytes received so far. */
  offset: z.int(),
  /** After that it is thrown away. ISO 8601, UTC. */
  expires_at: z.string(),
})
export type PartialUpload = z.infer<typeof partialUpload>

const upload = exactText(40).check(z.regex(/^[\w-]{22}$/, 'invalid' satisfies Reason))

export const beginUpload = endpoint({
  summary:
    'Begins a file that comes in pieces; the same file for the same place once more answers the same upload, with what is there of it',
  method: 'POST',
  path: '/apic/upload/begin',
  access: { row: 'paper', by: 'id' },
  input: z.object({
    /** Id of the paper. */
    id: positiveId,
    purpose: z.literal(uploadPurposes, 'invalid' satisfies Reason),
    /** As the author calls it, with its ending. */
    name: line(200),
    /** In bytes. */
    size: integerField(),
    /** Two files of a different fingerprint are never joined. */
    fingerprint: line(64),
  }),
  output: partialUpload,
})

export const getUpload = endpoint({
  summary: 'How much of a begun file is there',
  method: 'GET',
  path: '/apic/upload/get',
  access: 'member',
  input: z.object({ upload }),
  output: partialUpload,
})

export const appendUpload = endpoint({
  summary:
    'Appends a piece at the offset; what came of it stays when it breaks off. Refused with `offsetWrong` and the true `offset`, or with `uploadBusy` while another piece comes',
  method: 'POST',
  path: '/apic/upload/append',
  access: 'member',
  input: z.object({
    upload,
    /** Offset of the piece in the file. */
    offset: integerField(),
    /** The piece as a data address of `application/octet-stream`. */
    content: fileAddress(),
  }),
  output: partialUpload,
})

export const discardUpload = endpoint({
  summary: 'Throws a begun file away',
  method: 'POST',
  path: '/apic/upload/discard',
  access: 'member',
  input: z.object({ upload }),
  output: z.null(),
})
