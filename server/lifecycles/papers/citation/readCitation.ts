import { Parser } from 'htmlparser2'

import { orcidFault } from '../../../../src/contract/orcid.ts'
import { paperLimits } from '../../../../src/contract/paperForm.ts'
import { emptyAuthor, type PaperAuthor } from '../../../../src/contract/paperTexts.ts'
import type { CitedPaper } from '../../../../src/contract/paperImport.ts'
import { cutTo } from '../../../../src/contract/characters.ts'
import { lineOf as spelled } from '../../../../src/contract/spelling.ts'
import { isCompoundFamily } from '../../../../src/contract/personName.ts'

/**
 * The first entry of a citation in BibTeX, RIS or CSL-JSON (https://docs.citationstyles.org/), cut to the limits of a form. Null:
 * it is neither, or holds nothing of a paper. Nothing is fetched: an address in it stays a text.
 */
export const readCitation = async (text: string): Promise<CitedPaper | null> => {
  const entry = /^\s*[[{]/.test(text) ? ofJson(text) : await ofText(text)
  if (entry === null) return null
  const title = lineOf(entry['title'], paperLimits.title)
  const abstract = paragraphsOf(entry['abstract'], paperLimits.abstract)
  const keywords = keywordsOf(entry['keyword'] ?? entry['keywords'])
  const authors = arrayOf(entry['author'])
    .map(authorOf)
    .filter(({ name, eng_name }) => name !== '' || eng_name !== '')
    .slice(0, paperLimits.authors)
  if (title === '' && authors.length === 0) return null
  return {
    ...inItsLanguage('title', title),
    ...inItsLanguage('abstract', abstract),
    keywords: keywords.filter(isChinese).slice(0, paperLimits.keywords),
    eng_keywords: keywords.filter((word) => !isChinese(word)).slice(0, paperLimits.keywords),
    authors,
  }
}

type Entry = Readonly<Record<string, unknown>>

/** RIS begins with the type of the entry. */
const isRis = (text: string) => /^\s*TY {2}- /m.test(cutTo(text, 2000)) && !/^\s*@/.test(text)

const ofText = async (text: string): Promise<Entry | null> => {
  const [{ plugins }] = await Promise.all([
    import('@citation-js/core'),
    import('@citation-js/plugin-bibtex'),
    import('@citation-js/plugin-ris'),
  ])
  try {
    const found = plugins.input.chain(isRis(text) ? text.trim() : readable(text), {
      forceType: isRis(text) ? '@ris/file' : '@biblatex/text',
      generateGraph: false,
    })
    return entryOf(arrayOf(found)[0])
  } catch {
    // The library throws a plain error with a place in its own words.
    return null
  }
}

/** Rewrites input that the library does not read: a blank in the key, å as a command, and authors separated otherwise than by `and`. */
const readable = (text: string): string =>
  text
    .replaceAll(
      /(@(?!string|comment|preamble)[a-z]+\s*[{(])([^,={}"]{0,200}),/gi,
      (_, begin: string, key: string) => `${begin}${key.trim().replaceAll(/\s+/g, '_') || 'key'},`,
    )
    .replaceAll(/\\(AA|aa)(?![a-z])[ \t]*(?:\{\})?/gi, (_, name: string) => (name === 'AA' ? 'Å' : 'å'))
    .replaceAll(
      /(\b(?:author|editor)\s*=\s*)(?:\{([^{}]*)\}|"([^"{}]*)")/gi,
      (_, begin: string, braced?: string, quoted?: string) =>
        `${begin}{${peopleOf(braced ?? quoted ?? '').join(' and ')}}`,
    )

const peopleOf = (text: string): string[] =>
  withoutEntities(text)
    .split(/\s+and\s+/i)
    .flatMap((some) => some.split(/[;；、]/))
    .flatMap(namesIn)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** `张三, 李四` are two people; `张, 三` and `欧阳, 娜娜` are family and given name. */
const namesIn = (text: string): string[] => {
  const parts = text.split(/[,，]/).map((part) => part.trim())
  const areNames = parts.length > 1 && parts.every((part) => /^[\p{Script=Han}·]{2,}$/u.test(part))
  return areNames && !(parts.length === 2 && isCompoundFamily(parts[0] ?? '')) ? parts : [text]
}

const ofJson = (text: string): Entry | null => {
  try {
    const read: unknown = JSON.parse(text)
    const entry = entryOf(Array.isArray(read) ? read[0] : read)
    // The interface of Crossref wraps the same in an envelope.
    return entryOf(entry?.['message']) ?? entry
  } catch {
    return null
  }
}

const entryOf = (value: unknown): Entry | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : null

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Titles of Crossref are lists of one. */
const textOf = (value: unknown): string => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' ? one : ''
}

/** Markup of titles and abstracts (`<i>`, `<jats:p>`) is left out; the rest is a plain text like any that is typed. */
const withoutMarkup = (text: string) =>
  // Crossref escapes some texts twice.
  withoutEntities(withoutEntities(text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ' ')))

const withoutEntities = (text: string): string => {
  if (!text.includes('&')) return text
  const parts: string[] = []
  const parser = new Parser({ ontext: (part) => parts.push(part) })
  parser.end(text.replaceAll('<', '&lt;'))
  return parts.join('')
}

const lineOf = (value: unknown, most: number) =>
  cut(spelled(composed(withoutMarkup(textOf(value))).replaceAll(/[\p{Cc}\s]+/gu, ' ')), most)

/** TeX puts an accent on a letter without its dot: `{\'\i}` is í. */
const composed = (text: string) =>
  text
    .replaceAll(/ı(?=\p{M})/gu, 'i')
    .replaceAll(/ȷ(?=\p{M})/gu, 'j')
    .normalize('NFC')

const paragraphsOf = (value: unknown, most: number) =>
  cut(
    composed(withoutMarkup(textOf(value)))
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ *\n[\n ]*/g, '\n')
      .replaceAll(/[^\P{Cc}\n]/gu, ''),
    most,
  )

const cut = (text: string, most: number) => cutTo(text.trim(), most).trim()

const keywordsOf = (value: unknown) => {
  const words = Array.isArray(value) ? value.map((word) => textOf(word)) : textOf(value).split(/[;；,，、]/)
  return words.map((word) => lineOf(word, paperLimits.keyword)).filter((word) => word !== '')
}

const authorOf = (value: unknown): PaperAuthor => {
  const person = entryOf(value) ?? {}
  const [family, given] = [lineOf(person['family'], 80), lineOf(person['given'], 80)]
  const whole = lineOf(person['literal'] ?? person['name'], 80)
  const isInChinese = isChinese(family + given + whole)
  const name =
    whole !== ''
      ? whole
      : cut(isInChinese ? family + given : [given, family].filter((part) => part !== '').join(' '), 80)
  const affiliation = lineOf(entryOf(arrayOf(person['affiliation'])[0])?.['name'], 200)
  const orcid = lineOf(person['ORCID'], 100).replace(/^https?:\/\/orcid\.org\//, '')
  return {
    ...emptyAuthor,
    ...(isInChinese ? { name } : { eng_name: name }),
    ...(isChinese(affiliation) ? { affiliation } : { eng_affiliation: affiliation }),
    // One that is wrong would only stop the author later.
    orcid: orcidFault(orcid) === null ? orcid : '',
  }
}

const inItsLanguage = <Part extends 'title' | 'abstract'>(part: Part, text: string) =>
  ({ [part]: '', [`eng_${part}`]: '', [isChinese(text) ? part : `eng_${part}`]: text }) as Record<
    Part | `eng_${Part}`,
    string
  >

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
