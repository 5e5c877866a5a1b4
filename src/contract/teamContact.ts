import { email } from './email.ts'
import { defaultCountry, phoneDigits, phoneFault } from './phone.ts'
import { addressOf } from './spelling.ts'

/** Recipient of an invitation: an address in lower case, or a phone. */
export type TeamContact = { readonly email: string } | { readonly country: string; readonly mobile: string }

/** At once. */
export const mostContacts = 20

/** Parses typed contacts: `wang@example.org`, `138 0013 8000`, `+852 9123 4567`; null: neither. */
export const teamContact = (typed: string): TeamContact | null => {
  const text = addressOf(typed)
  if (text.includes('@')) {
    const { success, data } = email.safeParse(text.toLowerCase())
    return success ? { email: data } : null
  }
  if (!/^\+?[\d\s-]+$/.test(text)) return null
  const abroad = /^\+(?!86)([1-9]\d{0,3})[\s-](.+)$/.exec(text)
  const country = abroad?.[1] ?? defaultCountry
  const mobile = phoneDigits(abroad?.[2] ?? text, country)
  return phoneFault(mobile, country) === null ? { country, mobile } : null
}

/** One per line, or with commas or semicolons between. */
export const contactsIn = (text: string): string[] =>
  text
    .split(/[\n,;，；、]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
