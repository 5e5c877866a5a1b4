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

/** What it is for: a file of a paper, or of its presentation. */
export const uploadPurposes = [...paperFileKinds, ...presentationKinds] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Why a file cannot be one of that purpose, as far as its name and size tell; null: the server looks into it. */
export const purposeFault = (purpose: UploadPurpose, file: { name: string; size: number }): Reason | null =>
  purpose === 'pdf' || purpose === 'doc' ? paperFileFault(purpose, file) : presentationFault(file)

/** Bytes that the page sends at a time. Also of a piece that breaks off, the server keeps what came. */
export const pieceBytes = 4 * 1024 * 1024

/** Of a piece: the bytes themselves, whatever the file is. */
export const pieceType = 'application/octet-stream'

/** In place of a file's data address: the bytes are there already. */
export const uploadAddress = (upload: string) => `upload:${upload}`
/** Null: the address is none of an upload. */
export const uploadIn = (address: string): string | null => /^upload:([\w-]{22})$/.exec(address)?.[1] ?? null

export const partialUpload = z.object({
  /** Known to nobody but the member who began it. */
  upload: z.string(),
  name: z.string(),
  /** Of the whole file, in bytes. */
  size: z.int(),
  /** So many bytes are there. */
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
    /** Of the paper. */
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
    /** Where the piece belongs. */
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
