/**
 * 人民币大写 of an amount in fen: `160000` → 壹仟陆佰元整, `5` → 伍分. Up to 9 999 亿元, as long as the number is whole and
 * not negative; throws `RangeError` otherwise.
 */
export const amountInWords = (fen: number): string => {
  if (!Number.isSafeInteger(fen) || fen < 0 || fen >= 1e14) throw new RangeError(`${fen} is no amount`)
  if (fen === 0) return '零元整'
  const yuan = Math.floor(fen / 100)
  const [jiao, cent] = [Math.floor(fen / 10) % 10, fen % 10]
  const whole = yuan === 0 ? '' : `${inGroups(yuan)}元`
  if (jiao === 0 && cent === 0) return `${whole}整`
  const tenth = jiao > 0 ? `${digits[jiao]}角` : whole === '' ? '' : '零'
  return `${whole}${tenth}${cent > 0 ? `${digits[cent]}分` : '整'}`
}

/** Four digits at a time; one 零 replaces any number of zeros between two digits. */
const inGroups = (yuan: number): string => {
  let words = ''
  let isGap = false
  for (const [at, unit] of ['亿', '万', ''].entries()) {
    const group = Math.floor(yuan / 10_000 ** (2 - at)) % 10_000
    if (group === 0) {
      isGap = words !== ''
      continue
    }
    words += `${words !== '' && (isGap || group < 1000) ? '零' : ''}${inDigits(group)}${unit}`
    isGap = false
  }
  return words
}

/** 1 to 9999, without a leading 零. */
const inDigits = (group: number): string => {
  let words = ''
  let isGap = false
  for (const [at, unit] of ['仟', '佰', '拾', ''].entries()) {
    const digit = Math.floor(group / 10 ** (3 - at)) % 10
    if (digit === 0) {
      isGap = words !== ''
      continue
    }
    words += `${isGap ? '零' : ''}${digits[digit]}${unit}`
    isGap = false
  }
  return words
}

const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const
