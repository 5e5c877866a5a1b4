import type { DocumentName, Examined } from '../../../src/contract/documentName.ts'
import { mentionsName } from '../../../src/contract/mentionsName.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'

/** Names by which authors of a paper are recognized in a file. */
export const authorNames = ({ authors }: Pick<PaperForm, 'authors'>): string[] => [
  ...new Set(
    authors
      .flatMap(({ name, eng_name, email }) => [name, eng_name, email])
      .filter((name) => name.trim() !== ''),
  ),
]

/**
 * What a file says of its authors, for those who may know; null: nobody could look into it, or has yet. Of what reviewers can
 * read in it, the names of the authors who are in the form now are told: it may have been typed after the file came.
 */
export const namesTold = (
  examined: Examined | null,
  form: Pick<PaperForm, 'authors'>,
): DocumentName[] | null => {
  if (examined === null || examined.names === null) return null
  const told = examined.names.map((name) => ({ ...name }))
  const isTold = (author: string) => told.some(({ name, is_removed }) => name === author && !is_removed)
  const read = authorNames(form)
    .filter((author) => !isTold(author) && (examined.texts ?? []).some((text) => mentionsName(text, author)))
    .map((name) => ({ name, place: 'text' as const, is_removed: false }))
  return [...told, ...read]
}
