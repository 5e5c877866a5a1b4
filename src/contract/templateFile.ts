import { presentationTypes } from './presentationFile.ts'
import type { Reason } from './reasons.ts'

/** Types by ending of template packs that a conference may offer its authors (MEM-02). */
export const templateTypes = {
  zip: 'application/zip',
  docx: presentationTypes.docx,
  pdf: 'application/pdf',
} as const
export type TemplateEnding = keyof typeof templateTypes

export const templateEndings = Object.keys(templateTypes) as readonly TemplateEnding[]

/** In bytes. */
export const templateLimit = 10 * 1024 * 1024

/** Address of the pack that a conference offers, its own or the platform's; the same for all visitors. */
export const templateUrl = (conferenceId: number) => `/files/template/${conferenceId}`

/** Reason that a file cannot be a pack, by its name and size; null: none, and the server examines the content. */
export const templateFault = ({ name, size }: { name: string; size: number }): Reason | null => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!templateEndings.some((each) => each === ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > templateLimit ? 'fileTooLarge' : null
}
