import type { Offer } from '../../components/kit/Record/Record.types.ts'

/** Whether the columns of a sheet can be named now. One that is missing is in the way of it, and is named there. */
export const mayNameColumns = (offers: readonly Offer[]): boolean =>
  offers.some(
    ({ event, refusal }) =>
      event === 'import.map' && (refusal === null || refusal === 'importColumnsMissing'),
  )
