import type { PaperForm } from '../../../contract/paperForm.ts'

export const comparedParts = [
  'title',
  'eng_title',
  'authors',
  'abstract',
  'eng_abstract',
  'keywords',
  'eng_keywords',
  'conflicts',
] as const
type ComparedPart = (typeof comparedParts)[number]

/** A part of a paper as text, to be read and to be compared. */
export const textOf = (form: PaperForm, part: ComparedPart): string => {
  const value = form[part]
  if (typeof value === 'string') return value
  // As their author typed them: in one line.
  if (part === 'keywords' || part === 'eng_keywords')
    return form[part].join(part === 'keywords' ? '；' : '; ')
  return value.map((each) => (typeof each === 'string' ? each : authorText(each))).join('\n')
}

/** Changes of the declared conflicts, which a revision's text comparison leaves out; null: none. */
export const conflictsChanged = (before: PaperForm, after: PaperForm) => {
  const texts = { before: textOf(before, 'conflicts'), after: textOf(after, 'conflicts') }
  return texts.before === texts.after ? null : texts
}

const authorText = (author: PaperForm['authors'][number]): string => {
  const { name, eng_name, affiliation, eng_affiliation, email, orcid } = author
  return [name, eng_name, affiliation, eng_affiliation, email, orcid]
    .filter((text) => text !== '')
    .join(' · ')
}
