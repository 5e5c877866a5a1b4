import * as z from 'zod/mini'

import { secret } from './fields.ts'
import type { Reason } from './reasons.ts'

/** Shortest password, in UTF-16 units. */
export const shortestPassword = 8
/** Passwords with fewer different characters are among the first that an attacker tries. */
const fewestDifferent = 4
/** Characters that a password needs besides known words of its owner and the site. */
const fewestOwn = 6
/** Shorter words of the owner occur in passwords by chance. */
const shortestWord = (word: string) => (/^[a-z\d]+$/.test(word) ? 4 : 2)

export interface PasswordSurroundings {
  /** Publicly known words: phone, e-mail address and names of the account, names of the site; in any order, possibly empty. */
  readonly known: readonly string[]
  /** Is this one, in small letters, among those that leaked most often? The list is the server's. */
  readonly isLeaked: (password: string) => boolean
}

/** Reason that this password cannot be set, or null. Existing passwords are not validated. */
export const passwordFault = (
  password: string,
  { known, isLeaked }: PasswordSurroundings,
): Extract<Reason, 'passwordShort' | 'passwordCommon' | 'passwordPersonal'> | null => {
  if (password.length < shortestPassword) return 'passwordShort'
  const text = password.normalize('NFKC').toLowerCase()
  const spellings = [text, text.replace(/[^\p{L}\p{N}]+$/u, ''), text.replaceAll(/[@$013457]/g, letterOf)]
  if (isPattern(text) || spellings.some(isLeaked)) return 'passwordCommon'
  return charactersBesides(text, known.flatMap(wordsOf)) < fewestOwn ? 'passwordPersonal' : null
}

/** Input for a page's own check. The server also knows the account, the site and the list. */
const nothingKnown: PasswordSurroundings = { known: [], isLeaked: () => false }

/** A password that is set, in every form that sets one. */
export const newPassword = secret(128, 'passwordEmpty').check(
  z.check<string>((field) => {
    const fault = passwordFault(field.value, nothingKnown)
    if (fault !== null) field.issues.push({ code: 'custom', message: fault, input: field.value })
  }),
)

/** Adds to a form with `password` the check that it is not derived from the value of `field`. */
export const checkNotMadeOf = <F extends string>(field: F) =>
  z.check<{ password: string } & Record<F, string>>((form) => {
    const { password, [field]: known } = form.value
    const fault = passwordFault(password, { ...nothingKnown, known: [known] })
    if (fault === 'passwordPersonal')
      form.issues.push({ code: 'custom', message: fault, path: ['password'], input: password })
  })

/** "12341234", "aaaabbbb", "87654321", "abcdefgh": few characters, one piece again and again, or a row of neighbours. */
const isPattern = (text: string): boolean => {
  if (new Set(text).size < fewestDifferent || /^(.+?)\1+$/su.test(text)) return true
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at))
  // Behind the 9 rows of digits go on with 0.
  return [1, -1].some((step) => steps.every((one) => one === step || one === -9 * step))
}

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}
const letterOf = (sign: string) => letters[sign] ?? sign

/** The whole, its last eight digits, the part before the "@", and each word; letters and digits alone. */
const wordsOf = (known: string): string[] => {
  const text = known.normalize('NFKC').toLowerCase()
  return [text, /\d{8}$/.exec(text)?.[0] ?? '', text.replace(/@.*$/s, ''), ...text.split(/[^\p{L}\p{N}]+/u)]
    .map(lettersAndDigits)
    .filter((word) => word.length >= shortestWord(word))
}

/** Infinite where nothing of it is known. */
const charactersBesides = (text: string, words: readonly string[]): number => {
  const whole = lettersAndDigits(text)
  // A blank in the place of a word keeps its neighbours from making another.
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ' '), whole)
  return rest === whole ? Infinity : Array.from(rest.replaceAll(' ', '')).length
}

const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
