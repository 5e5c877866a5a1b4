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
 * Names of authors in a file, for those who may know; null: it could not be examined, or was not yet. In text that reviewers can
 * read, the names of the present authors are reported: one may have been added after the file came.
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
