import type { Attendee } from '../../../src/contract/attendee.ts'
import { initialsOf, readingsOf, surnameReadingsOf } from '../../shared/words/pinyin.ts'
import { beginnings, cut, fold, partsOf, pieces, type Part } from '../../shared/words/texts.ts'

/** Counts up with every change of what a term is, so that what is kept is made again. */
export const peopleRules = 1

/** Digits at the end of a phone or an order number by which it is found: what people say at a desk. */
const shortestEnd = 4

/**
 * Search terms of a registration. The sign before a term is its kind: `w` the beginning of a word, a Chinese sign or
 * two that follow each other · `e` the end of a number · `r` the beginning of the reading of a sign of the name · `f` a
 * piece of the readings · `i` a piece of their initials.
 */
export const peopleTermsOf = (no: string, attendee: Attendee): string[] => {
  const { name, affiliation, email, mobile = '' } = attendee
  const terms = new Set<string>()
  const add = (sign: string, words: readonly string[]) => {
    for (const word of words) terms.add(sign + word)
  }
  // A Chinese name may be stored with a space between its characters and searched for without one.
  const names = partsOf(fold(name))
  const joined = partsOf(fold(name.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')))
  for (const part of [...names, ...joined]) {
    add('w', findable(part))
    if (!part.isChinese) continue
    // Surnames are read otherwise than the same signs elsewhere; people type either.
    for (const readings of [readingsOf(part.text), surnameReadingsOf(part.text)]) {
      add('r', readings.flatMap(beginnings))
      addPieces(terms, readings, [2, 3])
    }
  }
  for (const part of partsOf(fold(affiliation))) {
    add('w', findable(part))
    if (part.isChinese) addPieces(terms, readingsOf(part.text), [3])
  }
  for (const part of [...partsOf(fold(email)), ...partsOf(fold(mobile)), ...partsOf(fold(no))])
    add('w', findable(part))
  for (const number of [digitsIn(mobile), digitsIn(no)]) {
    if (number !== '') add('w', beginnings(number))
    for (let at = 1; number.length - at >= shortestEnd; at += 1) terms.add(`e${cut(number.slice(at))}`)
  }
  return [...terms]
}

/**
 * Terms that must occur for each word of a search: one of the word's alternatives, and every term of that alternative.
 * Empty: the query has no word to look for.
 */
export const wantedOf = (q: string): string[][][] => {
  const parts = partsOf(fold(q))
  // A phone as people write it: 138 0013 8000.
  const number = parts.length > 1 && parts.every(({ text }) => /^\d+$/.test(text)) ? digitsIn(q) : ''
  if (number !== '') return [alternatives({ text: number, isChinese: false })]
  return parts.map(alternatives)
}

const alternatives = ({ text, isChinese }: Pick<Part, 'text' | 'isChinese'>): string[][] => {
  if (isChinese) return [pieces(text, 2).map((piece) => `w${piece}`)]
  const word = `w${cut(text)}`
  if (/^\d+$/.test(text)) return text.length < shortestEnd ? [[word]] : [[word], [`e${cut(text)}`]]
  if (!/^[a-z]{1,40}$/.test(text)) return [[word]]
  return [
    [word],
    [`r${cut(text)}`],
    ...(text.length >= 3 ? [pieces(text, 3).map((piece) => `f${piece}`)] : []),
    ...(text.length >= 2 ? [pieces(text, Math.min(3, text.length)).map((piece) => `i${piece}`)] : []),
  ]
}

const findable = ({ text, isChinese }: Part): string[] =>
  isChinese ? [...Array.from(text), ...pieces(text, 2)] : beginnings(text)

const addPieces = (terms: Set<string>, readings: readonly string[], lengths: readonly number[]) => {
  const initials = initialsOf(readings)
  for (const length of lengths) for (const piece of pieces(initials, length)) terms.add(`i${piece}`)
  for (const piece of pieces(readings.join(''), 3)) terms.add(`f${piece}`)
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')
