import { defaultCountry, phoneFault } from '../../../src/contract/phone.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { phoneOf as spelled } from '../../../src/contract/spelling.ts'

export interface Phone {
  readonly country: string
  readonly mobile: string
}

/**
 * A phone as written, with or without the code of its country, which is one of `codes`. Null: empty. A number
 * that a spreadsheet has rounded (`1.39E+10`) is a fault.
 */
export const phoneOf = (text: string, codes: ReadonlySet<string>): Phone | { fault: Reason } | null => {
  const written = spelled(text)
  if (written === '') return null
  const [, plus = '', digits = ''] = /^(\+|00)?(\d{4,24})$/.exec(written) ?? []
  if (digits === '') return { fault: 'phoneWrong' }
  const isChinese = /^861[3-9]\d{9}$/.test(digits)
  if (plus === '' && !isChinese) return whole({ country: defaultCountry, mobile: digits })
  const country = [4, 3, 2, 1].map((length) => digits.slice(0, length)).find((code) => codes.has(code))
  if (country === undefined) return { fault: 'countryUnknown' }
  return whole({ country, mobile: digits.slice(country.length) })
}

const whole = (phone: Phone): Phone | { fault: Reason } => {
  const fault = phoneFault(phone.mobile, phone.country)
  return fault === null ? phone : { fault }
}

/** As it is in a registration: Chinese numbers without the code of their country. */
export const phoneText = ({ country, mobile }: Phone): string =>
  country === defaultCountry ? mobile : `+${country} ${mobile}`
