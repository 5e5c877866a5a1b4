/** Terms of a text for the search; the same for stored texts and for queries. */

/** A run of Chinese signs, or a word of letters and digits; `at` and `end` count the signs of the folded text. */
export interface Part {
  readonly text: string
  readonly isChinese: boolean
  readonly at: number
  readonly end: number
}

/** A text without case, width, accents and invisible signs, and for each of its signs the original offset. */
export interface Folded {
  readonly signs: readonly string[]
  /** In UTF-16 units of the original: the begin of each sign, and after the last one the length. */
  readonly places: readonly number[]
}

/** Signs of a word by which it is found. */
export const longestWord = 24

export const fold = (text: string): Folded => {
  const signs: string[] = []
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    if (isPlain(sign)) {
      signs.push(sign)
      places.push(at)
    } else
      for (const folded of sign.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(unseen, '')) {
        signs.push(folded)
        places.push(at)
      }
    at += sign.length
  }
  places.push(at)
  return { signs, places }
}

/** Most signs stay as they are, and looking into each of them takes long: small letters, digits, and the usual Chinese. */
const isPlain = (sign: string): boolean =>
  (sign >= 'a' && sign <= 'z') ||
  (sign >= '\u4e00' && sign <= '\u9fff') ||
  (sign >= '0' && sign <= '9') ||
  sign === ' '

/** Accents, and signs that only steer how a text is drawn. */
const unseen = /[\p{M}\p{Cf}]/gu

export const partsOf = ({ signs }: Pick<Folded, 'signs'>): Part[] => {
  const parts: Part[] = []
  let from = 0
  for (let at = 0; at <= signs.length; at += 1) {
    const kind = kindOf(signs[from])
    if (at < signs.length && kindOf(signs[at]) === kind) continue
    if (kind !== null && at > from)
      parts.push({ text: signs.slice(from, at).join(''), isChinese: kind === 'han', at: from, end: at })
    from = at
  }
  return parts
}

const kindOf = (sign: string | undefined): 'han' | 'word' | null => {
  if (sign === undefined || sign === ' ') return null
  if (sign >= '\u4e00' && sign <= '\u9fff') return 'han'
  if ((sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9')) return 'word'
  if (/\p{Script=Han}/u.test(sign)) return 'han'
  return /[\p{L}\p{N}]/u.test(sign) ? 'word' : null
}

/** As names are compared: its parts, one space between them. */
export const folded = (text: string): string =>
  partsOf(fold(text))
    .map((part) => part.text)
    .join(' ')

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })

/** The words of a run of Chinese signs. */
export const chineseWords = (run: string): string[] =>
  Array.from(segmenter.segment(run), ({ segment }) => segment)

/** Neighbouring signs, so many at a time; the whole where it is shorter. */
export const pieces = (run: string, length: number): string[] => {
  const signs = Array.from(run)
  if (signs.length <= length) return [run]
  return signs.slice(length - 1).map((_, at) => signs.slice(at, at + length).join(''))
}

export const beginnings = (word: string): string[] => {
  const signs = Array.from(word).slice(0, longestWord)
  return signs.map((_, at) => signs.slice(0, at + 1).join(''))
}

export const cut = (word: string): string => Array.from(word).slice(0, longestWord).join('')
