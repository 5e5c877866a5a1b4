/** As `largestInteger` of `numbers.ts`, without the schemas beside it: every page needs this. */
const largest = 2_147_483_647

/** The number of a row as an address has it, in plain digits; null: no row can have what stands there. */
export const rowNumber = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest ? Number(text) : null
