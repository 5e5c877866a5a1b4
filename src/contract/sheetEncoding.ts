/** Encodings of text that programs write into CSV, as `TextDecoder` names them. The first of several that fit is the likeliest. */
export const sheetEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'windows-1253',
  'macintosh',
] as const
export type SheetEncoding = (typeof sheetEncodings)[number]

export type EncodingFound =
  | { readonly kind: 'sure'; readonly encoding: SheetEncoding }
  /** Each of these makes plausible text of it, and another one of each. */
  | { readonly kind: 'unclear'; readonly candidates: readonly SheetEncoding[] }
  /** It is no text, or damaged. */
  | { readonly kind: 'none' }

/**
 * Detects the encoding of a text. Almost every file can be decoded in several; a person's name decoded in the wrong one
 * is garbled without an error. So the result is certain only if a single decoding is plausible.
 */
export const encodingOf = (bytes: Uint8Array): EncodingFound => {
  const marked = markOf(bytes)
  if (marked !== null) return textIn(bytes, marked) === null ? none : sure(marked)
  if (bytes.subarray(0, sampled).includes(0)) return wideOf(bytes.subarray(0, sampled))
  if (textIn(bytes, 'utf-8') !== null) return sure('utf-8')
  const sample = tellingPart(bytes)
  if (isDamagedUtf8(sample)) return none
  const asian = asianOf(sample)
  const [first, second] = asian
  const isWestern = isPlausible(sample, 'windows-1252')
  if (first === undefined) return singleOf(sample)
  const isAhead = second === undefined || (first.score - second.score >= 0.15 && first.signs >= 8)
  if (isAhead && !isWestern) return sure(first.encoding)
  return unclear([...asian.map(({ encoding }) => encoding), ...(isWestern ? ['windows-1252' as const] : [])])
}

/** The whole content as text; null: not valid in this encoding. */
export const textIn = (bytes: Uint8Array, encoding: SheetEncoding, isPart = false): string | null => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isPart })
    if (text.includes('\0')) return null
    // Some releases of Node take it for Latin 1.
    return encoding === 'windows-1252' ? text.replaceAll(/[\u0080-\u009F]/g, (sign) => in1252(sign)) : text
  } catch {
    return null
  }
}

const in1252 = (sign: string): string => marks1252[sign.charCodeAt(0) - 0x80] ?? sign
/** From 0x80 on; a blank: none. */
const marks1252 = Array.from('€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ', (mark) => (mark === ' ' ? undefined : mark))

/** From the first line on in which something depends on the encoding. */
export const tellingPart = (bytes: Uint8Array): Uint8Array => {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  const line = first < 0 ? 0 : bytes.lastIndexOf(0x0a, first) + 1
  const begin = Math.max(line, first - 1000, 0)
  return bytes.subarray(begin, begin + sampled)
}

const none: EncodingFound = { kind: 'none' }
const sure = (encoding: SheetEncoding): EncodingFound => ({ kind: 'sure', encoding })
const unclear = (candidates: readonly SheetEncoding[]): EncodingFound => ({ kind: 'unclear', candidates })

/** Bytes sampled for the detection. */
const sampled = 1024 * 1024

const markOf = ([first, second, third]: Uint8Array): SheetEncoding | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** Two bytes a character, without a mark: separators and line ends show on which side the empty byte is. */
const wideOf = (sample: Uint8Array): EncodingFound => {
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const fitting = [['utf-16le', odd > even] as const, ['utf-16be', even > odd] as const].filter(
    ([encoding, isLikely]) => isLikely && /[\n,;\t]/.test(cleanText(sample, encoding) ?? ''),
  )
  return fitting[0] === undefined ? none : sure(fitting[0][0])
}

/** Characters that no text has: for private use, not assigned, controls. */
const wrong = /[\p{Co}\p{Cn}\uFFFD]|(?![\t\n\r])\p{Cc}/u
const cleanText = (sample: Uint8Array, encoding: SheetEncoding): string | null => {
  const text = textIn(sample, encoding, true)
  return text === null || wrong.test(text) ? null : text
}

/** UTF-8 with some damaged bytes: every other decoding garbles the whole text. */
const isDamagedUtf8 = (sample: Uint8Array): boolean => {
  const text = new TextDecoder().decode(sample, { stream: true })
  const lost = text.match(/\uFFFD/g)?.length ?? 0
  const kept = text.match(/[\u0080-\uFFFC]|[\u{10000}-\u{10FFFF}]/gu)?.length ?? 0
  return kept >= 3 && kept >= lost * 4
}

interface Reading {
  readonly encoding: SheetEncoding
  /** Signs beyond ASCII, and the share of those that are common in the language of the encoding. */
  readonly signs: number
  readonly score: number
}

/** Those in which most characters are common ones, best first. */
const asianOf = (sample: Uint8Array): Reading[] =>
  asianSigns
    .map(([encoding, weigh]): Reading => {
      let [signs, sum, isGlued, wasLetter] = [0, 0, false, false]
      for (let at = 0; at < sample.length;) {
        const [byte = 0, next = 0] = [sample[at], sample[at + 1]]
        if (byte < 0x80) {
          wasLetter = isLetter(byte)
          at += 1
          continue
        }
        const { length, weight } = weigh(byte, next, sample[at + 2] ?? 0)
        signs += 1
        sum += weight
        // A letter of a Latin word was taken for the second half of a character: `Müller`.
        if (length === 2 && isLetter(next) && (wasLetter || isLetter(sample[at + 2]))) isGlued = true
        wasLetter = false
        at += length
      }
      const isFit = !isGlued && signs > 0 && cleanText(sample, encoding) !== null
      return { encoding, signs, score: isFit ? sum / signs : 0 }
    })
    .filter(({ score }) => score >= 0.8)
    .toSorted((one, other) => other.score - one.score)

const isLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

interface Sign {
  /** In bytes. */
  readonly length: 1 | 2 | 4
  /** 1: among the common ones of its language. */
  readonly weight: number
}
const sign = (weight: number, length: Sign['length'] = 2): Sign => ({ length, weight })
const within = (byte: number, from: number, to: number) => byte >= from && byte <= to

/** Each standard puts its common characters first. */
const asianSigns: ReadonlyArray<
  readonly [SheetEncoding, (byte: number, next: number, third: number) => Sign]
> = [
  [
    'gb18030',
    (byte, next, third) => {
      // Four bytes in a row are nothing else.
      if (within(next, 0x30, 0x39)) return sign(third >= 0x81 ? 1 : 0, 4)
      if (next < 0xa1) return sign(0)
      if (within(byte, 0xb0, 0xd7) || within(byte, 0xa1, 0xa3)) return sign(1)
      return sign(within(byte, 0xd8, 0xf7) ? 0.6 : 0)
    },
  ],
  [
    'big5',
    (byte) => {
      if (within(byte, 0xa1, 0xc6)) return sign(1)
      return sign(within(byte, 0xc9, 0xf9) ? 0.4 : 0)
    },
  ],
  [
    'shift_jis',
    (byte, next) => {
      if (within(byte, 0xa1, 0xdf)) return sign(0, 1)
      const code = byte * 256 + next
      if (within(code, 0x81_40, 0x83_96) || within(code, 0x88_9f, 0x98_72)) return sign(1)
      return sign(within(code, 0x98_9f, 0xea_a4) ? 0.4 : 0)
    },
  ],
  [
    'euc-kr',
    (byte, next) => {
      if (next < 0xa1) return sign(0.25)
      if (within(byte, 0xb0, 0xc8) || within(byte, 0xa1, 0xa3)) return sign(1)
      return sign(within(byte, 0xca, 0xfd) ? 0.25 : 0)
    },
  ],
]

const singles = [
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'windows-1253',
  'macintosh',
] as const

/** One byte per letter: every file can be decoded so. The result is certain where all plausible decodings are equal. */
const singleOf = (sample: Uint8Array): EncodingFound => {
  const texts = new Map<string, SheetEncoding>()
  for (const encoding of singles) {
    const text = textIn(sample, encoding, true)
    if (text !== null && isPlausible(sample, encoding) && !texts.has(text)) texts.set(text, encoding)
  }
  const [first, ...others] = texts.values()
  if (first !== undefined) return others.length === 0 ? sure(first) : unclear([first, ...others])
  // Rare characters only: it is shown, and a person recognises it.
  const readable = asianSigns
    .map(([encoding]) => encoding)
    .filter((encoding) => {
      const text = cleanText(sample, encoding)
      return text !== null && /\p{L}/u.test(text) && !/[A-Za-z](?![A-Za-z\s\p{P}])\p{L}[A-Za-z]/u.test(text)
    })
  return readable.length === 0 ? none : unclear(readable)
}

/** Whether it reads as words of one script each, written in small letters after the first one. */
const isPlausible = (sample: Uint8Array, encoding: SheetEncoding): boolean => {
  const text = cleanText(sample, encoding)
  if (text === null) return false
  let [signs, bad] = [0, 0]
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const own = word.replaceAll(/[A-Za-z]/g, '').length
    signs += own
    if (own > 0 && !isWord(word)) bad += own
  }
  for (const [mark] of text.matchAll(/(?<=\p{L})[^\p{L}\p{M}\x00-\x7F](?=\p{L})|[^\p{L}\p{M}\x00-\x7F]/gu)) {
    signs += 1
    if (!/[\u00A0¡«»¿·°ºª©®™–—‘’‚“”„…€£§№]/u.test(mark)) bad += 1
  }
  // A dash or a currency in the middle of a word is a letter of another encoding.
  bad += text.match(/\p{L}[¡«»¿°©®™–—‚“”„…€£§№]\p{L}/gu)?.length ?? 0
  return signs > 0 && bad <= signs * 0.05
}

const isWord = (word: string): boolean => {
  if (/\p{Ll}[^\P{Lu}A-Z]/u.test(word)) return false
  if (/^\p{Script=Cyrillic}+$|^\p{Script=Greek}+$/u.test(word)) return true
  if (!/^\p{Script=Latin}+$/u.test(word) || /[^A-Za-z]{3}/.test(word)) return false
  return word.length === 1 || /[A-Za-z]/.test(word)
}
