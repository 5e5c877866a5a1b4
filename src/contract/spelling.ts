/**
 * Normalises typed, pasted and imported text to one spelling: names, addresses, numbers and codes that look alike
 * become equal. Every line of a call goes through `lineOf` (`text.ts`); content of a file goes through the function of
 * its kind.
 */

/** Scripts that join or part letters by ZWJ and ZWNJ; elsewhere these come by pasting only. */
const joined = [
  ...[
    'Arabic',
    'Syriac',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
  ],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')

/** Invisible characters: marks of direction and width, soft hyphens, byte order marks, empty letters of Hangul. */
const unseen = String.raw`\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0`
const unseenInLines = new RegExp(
  String.raw`(?!(?<=[${joined}])[\u200C\u200D\u180E]|(?<=[\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic}))[${unseen}]`,
  'gu',
)
const unseenAnywhere = new RegExp(`[${unseen}]`, 'gu')

/** A name or another line: composed, without invisible characters, one blank between words. Line breaks stay, to be refused. */
export const lineOf = (text: string): string =>
  isUsual.test(text)
    ? text.trim()
    : text
        .normalize('NFC')
        .replaceAll(unseenInLines, '')
        .replaceAll(/[\p{Zs}\u2800]+/gu, ' ')
        .trim()

/** Most lines need none of this: ASCII and the usual Chinese, without two blanks. */
const isUsual = /^(?!.* {2})[\x20-\x7e\u4e00-\u9fff\uff0c\u3001\u3002]*$/u

/** A code, or a number with its punctuation: also normalised to the usual width. */
export const codeOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(unseenAnywhere, '')
    .replaceAll(/[\p{Zs}\u2800]+/gu, ' ')
    .trim()

/** An address for mails; a full stop of a Chinese keyboard is a dot. */
export const addressOf = (text: string): string => codeOf(text).replaceAll('。', '.')

/** A phone as it is compared: digits of usual width, and the plus before the code of a country. */
export const phoneOf = (text: string): string => codeOf(text).replaceAll(/[\s().·\p{Pd}]/gu, '')
