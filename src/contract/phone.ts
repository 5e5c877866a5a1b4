import * as z from 'zod/mini'

import { line } from './fields.ts'
import type { Reason } from './reasons.ts'
import { codeOf, phoneOf } from './spelling.ts'
import { plainLine } from './text.ts'

export const defaultCountry = '86'

/** VAL-02: longest number that may be typed, in digits. */
export const phoneMaxLength = (country: string) => (country === defaultCountry ? 11 : 20)

/**
 * Digits of a typed or pasted number: full-width digits count, everything else is dropped, a pasted +86 prefix too.
 * Never longer than the country allows.
 */
export const phoneDigits = (typed: string, country: string): string => {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  const national =
    country === defaultCountry && /^(?:00)?861/.test(digits) ? digits.replace(/^(?:00)?86/, '') : digits
  return national.slice(0, phoneMaxLength(country))
}

/** VAL-02 and VAL-04: the named fault of a number, or null. */
export const phoneFault = (mobile: string, country: string): Reason | null => {
  if (mobile === '') return 'phoneEmpty'
  if (country === defaultCountry) return /^1[3-9]\d{9}$/.test(mobile) ? null : 'phoneWrong'
  return /^\d{6,20}$/.test(mobile) ? null : 'phoneLength'
}

export const countryCode = z._default(
  line(6, 'countryUnknown').check(z.regex(/^[1-9]\d{0,3}$/, 'countryUnknown' satisfies Reason)),
  defaultCountry,
)

/** Adds the phone rule to a form that has `mobile` and `country_code`. */
export const checkPhone = z.check<{ mobile: string; country_code: string }>((form) => {
  const fault = phoneFault(form.value.mobile, form.value.country_code)
  if (fault !== null) {
    form.issues.push({ code: 'custom', message: fault, path: ['mobile'], input: form.value.mobile })
  }
})

export const mobile = plainLine(32, { missing: 'phoneEmpty', spelling: phoneOf }).check(
  z.minLength(1, { error: 'phoneEmpty' satisfies Reason, abort: true }),
)

/** A number as written by a person, with blanks, hyphens and the code of a country; may be empty. */
export const phoneLine = (max: number) => plainLine(max, { spelling: codeOf })
