import type { Reason } from './reasons.ts'

/** FILE-01: types of an invoice's official document. The limit is in bytes. */
export const invoiceFile = {
  endings: ['pdf', 'ofd'],
  types: ['application/pdf', 'application/ofd'],
  limit: 5 * 1024 * 1024,
} as const

/** Reason that a file cannot be such a document, by its name and size; null: none, and the server examines the content. */
export const invoiceFileFault = ({ name, size }: { name: string; size: number }): Reason | null => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!invoiceFile.endings.some((each) => each === ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > invoiceFile.limit ? 'fileTooLarge' : null
}
