import { rowNumber } from '../../contract/rowNumber.ts'

/** Id of a live in an address; 0, which no live has, where it is invalid. */
export const liveIdOf = (given: string | null | undefined): number => rowNumber(given ?? '') ?? 0
