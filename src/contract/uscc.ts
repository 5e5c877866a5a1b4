/** Characters of a unified social credit code (GB 32100-2015): no I, O, S, V, Z. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Upper case without blanks, full-width characters made narrow. */
export const plainTaxNumber = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Fault of a taxpayer's number: `shape` is an error; `checkDigit` only a warning, because some real companies have
 * numbers that fail it. Numbers of 15, 17 and 20 characters are older kinds without a check digit.
 */
export const taxNumberFault = (number: string): 'shape' | 'checkDigit' | null => {
  if (/^(?:[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$/.test(number)) return null
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(number)) return 'shape'
  const sum = weights.reduce((total, weight, at) => total + weight * alphabet.indexOf(number[at] ?? ''), 0)
  return alphabet[(31 - (sum % 31)) % 31] === number[17] ? null : 'checkDigit'
}
