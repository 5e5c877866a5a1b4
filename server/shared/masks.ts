import { firstCharacters } from '../../src/contract/characters.ts'

/** 138****8000: enough to recognise one's own number. */
export const maskedMobile = (mobile: string): string =>
  mobile.length < 7 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** l***@example.org: the domain says which mail service it is, the rest is private. */
export const maskedEmail = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${firstCharacters(address, 1)}***${address.slice(at)}`
}
