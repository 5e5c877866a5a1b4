import { rowNumber } from '../../contract/rowNumber.ts'

/** Of an address; 0, which no live has, where it is none. */
export const liveIdOf = (given: string | null | undefined): number => rowNumber(given ?? '') ?? 0
