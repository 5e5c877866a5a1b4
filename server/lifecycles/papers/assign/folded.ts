/**
 * A text as it is compared: without case, width, accents, punctuation and spaces. `Peking  University` equals `peking
 * university`, and `Universidad Politécnica` the same without its accent.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(accents, '')
    .replaceAll(/[ßæœøłđðþıħŧŋ]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim()

/** In other scripts a mark is a vowel, or another letter. */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*)\p{Mn}/gu

/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n' },
}
