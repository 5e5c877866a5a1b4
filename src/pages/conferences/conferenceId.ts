import { rowNumber } from '../../contract/rowNumber.ts'

/** The id of an address; 0, which nothing has, where the address names none. */
export const conferenceId = ({ id = '' }: Readonly<Record<string, string>>) => rowNumber(id) ?? 0
