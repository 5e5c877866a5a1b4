import { imageFault, type ImageKind } from './imageKinds.ts'
import { paperFileFault } from './paperFile.ts'
import type { Reason } from './reasons.ts'

/** What a form uploads as soon as it is chosen (FILE-01): a picture, or one of a paper's two files. */
export type UploadKind = ImageKind | keyof typeof paperKinds

/** The file of a paper that an upload is for. */
export const paperKinds = { paperPdf: 'pdf', paperDoc: 'doc' } as const

/** Why a file cannot be such an upload, as far as its name and size tell; null: the server looks into it. */
export const uploadFault = (kind: UploadKind, file: { name: string; size: number }): Reason | null =>
  kind === 'paperPdf' || kind === 'paperDoc' ? paperFileFault(paperKinds[kind], file) : imageFault(kind, file)
