import type { Reason } from './reasons.ts'

/** FILE-01: what the voucher of a bank transfer, or a proof of student status, may be. The limit is in bytes. */
export const voucherFile = {
  endings: ['jpg', 'jpeg', 'png', 'pdf'],
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  limit: 10 * 1024 * 1024,
} as const

/** Why a file cannot be one, as far as its name and size tell; null: the server looks into it. */
export const voucherFault = ({ name, size }: { name: string; size: number }): Reason | null => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!voucherFile.endings.some((each) => each === ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > voucherFile.limit ? 'fileTooLarge' : null
}
