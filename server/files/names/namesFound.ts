import { cutTo } from '../../../src/contract/characters.ts'
import type { DocumentName } from '../../../src/contract/documentName.ts'

/** As it is in a document. */
export type FoundName = Pick<DocumentName, 'name' | 'place'>

export type NamesFound =
  /** Needs a password to open. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'read'
      readonly names: readonly DocumentName[]
      /** Texts in which authors often name themselves to reviewers: the first page, descriptions, titles. */
      readonly texts: readonly string[]
      /** Bytes of the copy; null: there is nothing to remove, or nothing can be. */
      readonly copied: number | null
    }

export interface NamesOrder {
  readonly path: string
  /** Path of the copy without the names. */
  readonly copy: string
  readonly ending: 'pdf' | 'docx'
  /** For a PDF: only steps that take little time and memory, at any size. */
  readonly isQuick?: boolean
  /** Known authors. */
  readonly authors: readonly string[]
}

/** Names of documents, each with its place once, the first of them, and none longer than a name is. */
export const distinct = (names: Iterable<FoundName>): FoundName[] => {
  const found = new Map<string, FoundName>()
  for (const { name, place } of names) {
    const cut = cutTo(name.trim(), longestName)
    if (cut !== '' && found.size < mostDistinct) found.set(`${place} ${cut}`, { name: cut, place })
  }
  return [...found.values()]
}

/** Names by which a person is recognized in the rest of a document. */
export const knownNames = (authors: readonly string[], names: readonly FoundName[]): string[] =>
  [...new Set([...authors, ...names.filter(isPerson).map(({ name }) => name)])].slice(0, mostKnown)

const longestName = 300
const mostDistinct = 500
const mostKnown = 100

/** Name of a person, not of an employer or of a folder of pictures. */
const isPerson = ({ place }: FoundName): boolean => !placesOfNobody.has(place)
const placesOfNobody: ReadonlySet<FoundName['place']> = new Set(['company', 'description', 'attachment'])

/** Most names of one document; of more the first are reported. */
export const mostNames = 50

/** Texts up to a limit of all together. */
export const createTexts = () => {
  const texts: string[] = []
  let room = mostLetters
  return {
    texts,
    add: (said: string, most = mostOfOne): void => {
      const text = Array.from(said.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
        .slice(0, Math.min(most, room))
        .join('')
      if (text === '' || texts.length >= mostTexts) return
      room -= text.length
      texts.push(text)
    },
  }
}

const mostTexts = 200
const mostOfOne = 300
const mostLetters = 8000
