import { rowNumber } from '../../contract/rowNumber.ts'

/** The id that the query of an address gives by this name; 0, which nothing has, where it gives none. */
export const idIn = (search: string, name: string): number => {
  const id = new URLSearchParams(search).get(name) ?? ''
  return rowNumber(id) ?? 0
}
