import type { Reason } from './reasons.ts'

/** FILE-01: types of a transfer's voucher, or a proof of student status. The limit is in bytes. */
export const voucherFile = {
  endings: ['jpg', 'jpeg', 'png', 'pdf'],
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  limit: 10 * 1024 * 1024,
} as const

/** Reason that a file cannot be one, by its name and size; null: none, and the server examines the content. */
export const voucherFault = ({ name, size }: { name: string; size: number }): Reason | null => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!voucherFile.endings.some((each) => each === ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > voucherFile.limit ? 'fileTooLarge' : null
}
