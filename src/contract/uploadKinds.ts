import { imageFault, type ImageKind } from './imageKinds.ts'
import { paperFileFault } from './paperFile.ts'
import { presentationFault } from './presentationFile.ts'
import type { Reason } from './reasons.ts'
import { templateFault } from './templateFile.ts'
import { voucherFault } from './voucherFile.ts'

/**
 * Kinds of files uploaded as soon as they are chosen (FILE-01): a picture, one of a paper's two files, a presentation,
 * a template pack, or a proof of student status.
 */
export type UploadKind = ImageKind | keyof typeof paperKinds | 'presentation' | 'template' | 'studentProof'

/** The file of a paper that an upload is for. */
export const paperKinds = { paperPdf: 'pdf', paperDoc: 'doc' } as const

/** Reason that a file cannot be such an upload, by its name and size; null: none, and the server examines the content. */
export const uploadFault = (kind: UploadKind, file: { name: string; size: number }): Reason | null => {
  if (kind === 'presentation') return presentationFault(file)
  if (kind === 'template') return templateFault(file)
  if (kind === 'studentProof') return voucherFault(file)
  return kind === 'paperPdf' || kind === 'paperDoc'
    ? paperFileFault(paperKinds[kind], file)
    : imageFault(kind, file)
}
