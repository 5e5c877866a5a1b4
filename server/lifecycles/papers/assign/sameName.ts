import { personName } from '../../../../src/contract/personName.ts'
import { readingsOf, surnameReadingsOf } from '../../../shared/words/pinyin.ts'
import { folded } from './folded.ts'

/**
 * Keys by which names are found to be the same: in any order of their parts, accents and hyphens; Chinese signs equal
 * each other, and pinyin equals signs that are read so; initials equal names that begin with them. Two sets of keys, so that
 * the pairs of a large conference are compared by looking keys up.
 */
export interface NameKeys {
  /** Keys of one person. */
  readonly has: ReadonlySet<string>
  /** Keys to look up among those of another person: one that is found means the same name. */
  readonly wants: readonly string[]
}

export const nameKeys = (names: readonly string[]): NameKeys => {
  const has = new Set<string>()
  const wants = new Set<string>()
  const add = (mine: string, theirs: readonly string[]) => {
    has.add(mine)
    for (const key of theirs) wants.add(key)
  }
  for (const name of names)
    if (isChinese(name)) addSigns(name, add)
    else for (const spelled of spellings(name)) addLetters(spelled.split(' '), add)
  return { has, wants: [...wants] }
}

export const isSameName = ({ has }: NameKeys, { wants }: NameKeys): boolean =>
  wants.some((key) => has.has(key))

type Add = (mine: string, theirs: readonly string[]) => void

const isChinese = (name: string) => /\p{Script=Han}/u.test(name)

const addSigns = (name: string, add: Add): void => {
  const signs = name.replaceAll(/[^\p{Script=Han}]/gu, '')
  if (Array.from(signs).length < 2) return
  add(`signs ${signs}`, [`signs ${signs}`])
  const { family, given } = personName(signs)
  if (given === '') return
  const split = Array.from(family).length
  for (const readings of [surnameReadingsOf(signs), readingsOf(signs)])
    // ü is written v, u and yu.
    for (const sign of ['v', 'u', 'yu']) {
      const parts = readings.map((reading) => (/^[ln]v/.test(reading) ? reading.replace('v', sign) : reading))
      const [first, rest] = [parts.slice(0, split).join(''), parts.slice(split)]
      const key = inAnyOrder([first, rest.join('')])
      add(`read ${key}`, [`letters ${key}`])
      addFull(first, rest, add)
      // A given name in one word has one initial.
      addFull(first, [rest.join('')], add)
    }
}

const addLetters = (words: readonly string[], add: Add): void => {
  const full = words.filter((word) => word.length > 1)
  const initials = words.filter((word) => word.length === 1)
  const [first = '', last = ''] = [full[0], full.at(-1)]
  if (full.length === 1 && initials.length > 0) return addInitials(first, initials, add)
  if (full.length < 2)
    return full.length === 1 && first.length >= shortestAlone ? addKey(first, add) : undefined
  const [behind, before] = [full.slice(1), full.slice(0, -1)]
  addKey(inAnyOrder(full), add)
  addKey(inAnyOrder([first, behind.join('')]), add)
  addKey(inAnyOrder([before.join(''), last]), add)
  addFull(first, behind, add)
  addFull(last, before, add)
  if (full.length > 2) addFull(full.slice(-2).join(''), full.slice(0, -2), add)
}

/** A name of one word that is not too many people's. */
const shortestAlone = 6

const addKey = (key: string, add: Add) => add(`letters ${key}`, [`letters ${key}`, `read ${key}`])

/** `J. García`: matches a García whose name begins with J; a second initial must not differ. */
const addInitials = (family: string, [one = '', two]: readonly string[], add: Add): void => {
  const at = `${family} ${one}`
  if (two === undefined)
    add(
      `short1 ${at}`,
      ['short1', 'short2', 'long1', 'long2'].map((kind) => `${kind} ${at}`),
    )
  else {
    const both = `${at}${two}`
    add(`short2 ${at}`, [`short1 ${at}`, `long1 ${at}`])
    add(`both ${both}`, [`both ${both}`, `longBoth ${both}`])
  }
}

/** A name in full, as those with initials look for it. */
const addFull = (family: string, given: readonly string[], add: Add): void => {
  const [one = '', two = ''] = given.map((word) => Array.from(word)[0] ?? '')
  if (family === '' || one === '') return
  const at = `${family} ${one}`
  if (two === '') add(`long1 ${at}`, [`short1 ${at}`, `short2 ${at}`])
  else {
    add(`long2 ${at}`, [`short1 ${at}`])
    add(`longBoth ${at}${two}`, [`both ${at}${two}`])
  }
}

const inAnyOrder = (words: readonly string[]) => words.toSorted().join(' ')

/** As it is, and as it is written where there are no accents: Müller is Mueller, too. */
const spellings = (name: string): ReadonlySet<string> =>
  new Set(
    [
      name,
      name
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[äöüøå]/gu, (letter) => plain[letter] ?? letter),
    ].map(folded),
  )
const plain: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
