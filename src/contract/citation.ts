import { inLanguage } from './inLanguage.ts'
import { pagesOf } from './paperIdentifiers.ts'
import { personName } from './personName.ts'
import type { Publication, PublishedAuthor } from './publication.ts'

export const citationStyles = ['bibtex', 'ris', 'gbt7714'] as const
export type CitationStyle = (typeof citationStyles)[number]

type Language = 'zh' | 'en'

/**
 * A paper in a format for reference managers, with a line break at its end. A text without a translation into the
 * language is given in the other one.
 */
export const citation = (style: CitationStyle, paper: Publication, language: Language): string =>
  written[style](paper, language)

/** The calendar day of an instant at the venue: `2026-12-12`. */
export const dayAt = (at: string, timeZone: string): string => {
  const shape = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en', shape).formatToParts(new Date(at))
  const numberOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${numberOf('year')}-${numberOf('month')}-${numberOf('day')}`
}

/** The name under which an author is cited. */
export const nameIn = (language: Language, { name, eng_name }: Pick<PublishedAuthor, 'name' | 'eng_name'>) =>
  inLanguage(language, name, eng_name)

const partsOf = ({ conference, ...paper }: Publication, language: Language) => {
  return {
    title: inLanguage(language, paper.title, paper.eng_title),
    names: paper.authors.map((author) => oneLine(nameIn(language, author))).filter((name) => name !== ''),
    conference: inLanguage(language, conference.title, conference.eng_title),
    place: inLanguage(language, conference.place, conference.eng_place),
    day: dayAt(paper.published_at, conference.time_zone),
    abstract: inLanguage(language, paper.abstract, paper.eng_abstract),
    keywords: inLanguage(language, paper.keywords, paper.eng_keywords),
    url: paper.url,
    doi: paper.doi,
    pages: pagesOf(paper.pages) ?? { first: '', last: '' },
    note:
      paper.retraction === null
        ? ''
        : `Retracted ${dayAt(paper.retraction.at, conference.time_zone)}: ${paper.retraction.reason}`,
  }
}

const bibtex = (paper: Publication, language: Language): string => {
  const { title, names, conference, place, day, abstract, keywords, url, doi, pages, note } = partsOf(
    paper,
    language,
  )
  const [year = '', month = ''] = day.split('-')
  const fields = [
    // Twice in braces: styles change no letter of it.
    ['title', title === '' ? '' : `{${inTex(title)}}`],
    ['author', names.map(nameInTex).join(' and ')],
    ['booktitle', inTex(conference)],
    ['address', inTex(place)],
    ['year', year],
    ['month', String(Number(month))],
    ['pages', [pages.first, pages.last].filter((page) => page !== '').join('--')],
    // Unescaped: a DOI has no character that would end the field, and its readers follow no escapes.
    ['doi', doi],
    ['keywords', keywords.map(inTex).join(', ')],
    ['abstract', inTex(abstract)],
    ['note', inTex(note)],
    ['url', url],
  ] as const
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`)
  return `@inproceedings{symposium-${paper.id},\n${lines.join(',\n')}\n}\n`
}

/** Chinese styles take a name in Chinese characters as one word; for other names the family name is marked. */
const nameInTex = (name: string): string => {
  const { family, given } = personName(name)
  const whole = oneLine(name)
  if (/^[\p{Script=Han}·•]+$/u.test(whole)) return whole
  if (given === '' || /[{},]|\band\b/iu.test(`${family} ${given}`)) return `{${inTex(whole)}}`
  return `${inTex(family)}, ${inTex(given)}`
}

/**
 * A text for TeX. Braces become commands of balanced braces: BibTeX counts braces also behind a backslash.
 */
const inTex = (text: string): string =>
  oneLine(text).replaceAll(/[\\{}$&#%_~^]/g, (sign) => signsInTex[sign] ?? '')

const signsInTex: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
}

const ris = (paper: Publication, language: Language): string => {
  const { title, names, conference, place, day, abstract, keywords, url, doi, pages, note } = partsOf(
    paper,
    language,
  )
  const lines: ReadonlyArray<readonly [tag: string, value: string]> = [
    ['TY', 'CONF'],
    ['ID', `symposium-${paper.id}`],
    ['TI', title],
    ...names.map((name) => ['AU', nameInRis(name)] as const),
    ['T2', conference],
    ['CY', place],
    ['PY', day.slice(0, 4)],
    ['DA', day.replaceAll('-', '/')],
    ['SP', pages.first],
    ['EP', pages.last],
    ['DO', doi],
    ...keywords.map((word) => ['KW', word] as const),
    ['AB', abstract],
    ['N1', note],
    ['UR', url],
  ]
  const written = lines
    .map(([tag, value]) => [tag, oneLine(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${value}`)
  return [...written, 'ER  - ', ''].join('\r\n')
}

/** GB/T 7714—2015, the Chinese format of references, for an online conference paper. */
const gbt7714 = (paper: Publication, language: Language): string => {
  const { title, names, conference, place, day, url, doi, pages, note } = partsOf(paper, language)
  const printed = [pages.first, pages.last].filter((page) => page !== '').join('-')
  const year = `${day.slice(0, 4)}${printed === '' ? '' : `: ${printed}`}`
  const shown = names.slice(0, 3).map(nameInGbt)
  const others = names.length > 3 ? [language === 'zh' ? '等' : 'et al'] : []
  const sentences = [
    [...shown, ...others].join(', '),
    `${oneLine(title)}[C/OL]//${oneLine(conference)}`,
    [oneLine(place), year].filter((part) => part !== '').join(', ') + `(${day})`,
    url,
    doi === '' ? '' : `DOI:${doi}`,
    oneLine(note),
  ]
  return `${sentences.filter((part) => part !== '').join('. ')}.\n`
}

/** A Chinese name unchanged; otherwise the family name in capitals and the initials. */
const nameInGbt = (name: string): string => {
  const whole = oneLine(name)
  if (/^[\p{Script=Han}·•]+$/u.test(whole)) return whole
  const { family, given } = personName(name)
  const initials = given.split(/[\s-]+/u).map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
  return [family.toUpperCase(), ...initials].filter((part) => part !== '').join(' ')
}

const written = { bibtex, ris, gbt7714 } as const

const nameInRis = (name: string): string => {
  const { family, given } = personName(name)
  return given === '' ? family : `${family}, ${given}`
}

/** A line break would begin another field. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
