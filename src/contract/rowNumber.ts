/** As `largestInteger` of `numbers.ts`, without the schemas beside it: every page needs this. */
const largest = 2_147_483_647

/** Id of a row in an address, in plain digits; null: not a possible id. */
export const rowNumber = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest ? Number(text) : null
