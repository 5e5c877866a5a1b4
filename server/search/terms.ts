import { stemmer } from 'stemmer'

import { initialsOf, readingsOf } from '../shared/words/pinyin.ts'
import { beginnings, chineseWords, cut, fold, partsOf, pieces, type Part } from '../shared/words/texts.ts'
import { errorsIn } from './typos.ts'
import { cutTo } from '../../src/contract/characters.ts'

/** Counts up with every change of what a term is, so that what is kept is made again. */
export const rules = 3

/**
 * The sign before a term says what it is:
 * `=` the whole title · `T` a whole word of the title · `t` the beginning of one, or a piece of Chinese · `p` the same of
 * names · `w` the same of anything, of long texts whole words only · `s` the stem of a word · `i` a piece of the initials of
 * readings · `f` a piece of the readings.
 */
export interface Searchable {
  /** In each language. */
  readonly title: readonly string[]
  readonly people: readonly string[]
  /** Found like a title, and ranked like a text: keywords, places. */
  readonly marks: readonly string[]
  readonly text: readonly string[]
}

/** Signs of a text that are searched. */
const longestText = 4000

export const termsOf = ({ title, people, marks, text }: Searchable): string[] => {
  const terms = new Set<string>()
  const add = (sign: string, words: readonly string[]) => {
    for (const word of words) terms.add(sign + word)
  }
  const addStem = (part: Part) => {
    if (!part.isChinese) terms.add(`s${stemOf(part.text)}`)
  }
  for (const each of title) {
    const parts = partsOf(fold(each))
    if (parts.length > 0) terms.add(wholeTitle(parts))
    for (const part of parts) {
      const found = findable(part)
      add('t', found)
      add('w', found)
      add('T', part.isChinese ? chineseWords(part.text) : [cut(part.text)])
      addReadings(terms, part)
      addStem(part)
    }
  }
  for (const each of people)
    for (const part of partsOf(fold(each))) {
      add('p', findable(part))
      add('w', findable(part))
      addReadings(terms, part)
      addStem(part)
    }
  for (const each of marks)
    for (const part of partsOf(fold(each))) {
      add('w', findable(part))
      addStem(part)
    }
  for (const each of text)
    for (const part of partsOf(fold(cutTo(each, longestText)))) {
      add('w', part.isChinese ? pieces(part.text, 2) : [cut(part.text)])
      addStem(part)
    }
  return [...terms]
}

/** Words by which typing errors are understood. */
export const correctWords = ({ title, people, marks }: Searchable): string[] => [
  ...new Set(
    [...title, ...people, ...marks]
      .flatMap((text) => partsOf(fold(text)))
      .filter((part) => !part.isChinese && errorsIn(part.text) > 0)
      .map((part) => cut(part.text)),
  ),
]

export const wholeTitle = (parts: readonly Part[]): string =>
  `=${Array.from(parts.map(({ text }) => text).join(' '))
    .slice(0, 60)
    .join('')}`

export const stemOf = (word: string): string => cut(/^[a-z]+$/.test(word) ? stemmer(word) : word)

/** Terms of `T` for a part of the query that occurs in the title as whole words. */
export const wholeWords = (part: Part): string[] =>
  part.isChinese ? chineseWords(part.text) : [cut(part.text)]

/** Terms that must occur for a part to be found: the beginning of a word, or each two signs of Chinese. */
export const wanted = (part: Part): string[] => (part.isChinese ? pieces(part.text, 2) : [cut(part.text)])

export const wantedInitials = (letters: string): string[] =>
  letters.length < 3 ? [`i${letters}`] : pieces(letters, 3).map((piece) => `i${piece}`)

export const wantedReadings = (letters: string): string[] => pieces(letters, 3).map((piece) => `f${piece}`)

const findable = (part: Part): string[] =>
  part.isChinese ? [...Array.from(part.text), ...pieces(part.text, 2)] : beginnings(part.text)

const addReadings = (terms: Set<string>, part: Part): void => {
  if (!part.isChinese) return
  const readings = readingsOf(part.text)
  const initials = initialsOf(readings)
  for (const length of [2, 3]) for (const piece of pieces(initials, length)) terms.add(`i${piece}`)
  for (const piece of pieces(readings.join(''), 3)) terms.add(`f${piece}`)
}
