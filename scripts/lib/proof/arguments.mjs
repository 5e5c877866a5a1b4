import { Remedy } from '../say.mjs'
import { sliceIn } from './slices.mjs'

const [without, within, slicing] = ['--without=', '--within=', '--slice=']

/**
 * @typedef {{deep: boolean, bail: boolean, slice: {part: number, of: number} | null, changed: string | null | undefined,
 *   named: string[], files: string[], without: string[], within: string[]}} Wish `changed`: undefined without `--changed`, null
 *   where it names no revision; `named`: suites; `files`: units
 * @param {readonly string[]} words @param {readonly string[]} suites @returns {Wish}
 */
export const readArguments = (words, suites) => {
  const at = words.indexOf('--changed')
  const next = at < 0 ? undefined : (words[at + 1] ?? null)
  const isUnit = (word) => /^walks:\w+$|^(?:tests|stories)\//.test(word)
  const isRevision =
    typeof next === 'string' && !next.startsWith('-') && !suites.includes(next) && !isUnit(next)
  const wish = {
    ...{ deep: false, bail: false, slice: null, changed: next === undefined || isRevision ? next : null },
    ...{ named: [], files: [], without: [], within: [] },
  }
  for (const [place, word] of words.entries()) {
    if (word === '--deep') wish.deep = true
    else if (word === '--bail') wish.bail = true
    else if (word === '--changed' || (isRevision && place === at + 1)) continue
    else if (word.startsWith(without)) wish.without.push(word.slice(without.length))
    else if (word.startsWith(within)) wish.within.push(word.slice(within.length))
    else if (word.startsWith(slicing)) {
      wish.slice = sliceIn(word.slice(slicing.length))
      if (wish.slice === null)
        throw new Remedy(`No such slice: ${word}`, 'Name one of some: npm test -- --deep --slice=2/4.')
    } else if (suites.includes(word)) wish.named.push(word)
    else if (isUnit(word)) wish.files.push(word)
    else
      throw new Remedy(
        `No such suite, file of tests or walk: ${word}`,
        `Suites: ${suites.join(', ')}. A file: npm test -- tests/server/api/login.test.ts.`,
      )
  }
  if (wish.slice !== null && !wish.deep)
    throw new Remedy('A slice is one of a deep run.', 'npm test -- --deep --slice=2/4.')
  return wish
}
