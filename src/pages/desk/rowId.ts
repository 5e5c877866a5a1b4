import type { PageProps } from '../../app/context.tsx'
import { rowNumber } from '../../contract/rowNumber.ts'

/** The number in the address; null: what stands there is none. */
export const rowId = ({ params }: PageProps): number | null => {
  return rowNumber(params['id'] ?? '')
}
