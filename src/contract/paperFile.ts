import type { Reason } from './reasons.ts'

/** A paper has one of each (PAP-02). */
export const paperFileKinds = ['pdf', 'doc'] as const
export type PaperFileKind = (typeof paperFileKinds)[number]

interface Kind {
  readonly endings: readonly string[]
  readonly types: readonly string[]
  /** In bytes. */
  readonly limit: number
}

const limit = 30 * 1024 * 1024

/** PAP-02: types of a paper's files. */
export const paperFile: Readonly<Record<PaperFileKind, Kind>> = {
  pdf: { endings: ['pdf'], types: ['application/pdf'], limit },
  doc: {
    endings: ['doc', 'docx'],
    types: ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    limit,
  },
}

/** Reason that a file cannot be such a file, by its name and size; null: none, and the server examines the content. */
export const paperFileFault = (
  kind: PaperFileKind,
  { name, size }: { name: string; size: number },
): Reason | null => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!paperFile[kind].endings.includes(ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > paperFile[kind].limit ? 'fileTooLarge' : null
}
