import type { PageProps } from '../../app/context.tsx'
import { rowNumber } from '../../contract/rowNumber.ts'

/** The id in the address; null: not an id. */
export const rowId = ({ params }: PageProps): number | null => {
  return rowNumber(params['id'] ?? '')
}
