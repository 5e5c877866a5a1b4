import type { PageProps } from '../../app/context.tsx'

/** The number in the address; null: what stands there is none. */
export const rowId = ({ params }: PageProps): number | null => {
  const digits = params['id'] ?? ''
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}
