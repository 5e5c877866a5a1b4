import type { Reason } from './reasons.ts'

/** FILE-01: what the official document of an invoice may be. The limit is in bytes. */
export const invoiceFile = {
  endings: ['pdf', 'ofd'],
  types: ['application/pdf', 'application/ofd'],
  limit: 5 * 1024 * 1024,
} as const

/** Why a file cannot be such a document, as far as its name and size tell; null: the server looks into it. */
export const invoiceFileFault = ({ name, size }: { name: string; size: number }): Reason | null => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!invoiceFile.endings.some((each) => each === ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > invoiceFile.limit ? 'fileTooLarge' : null
}
