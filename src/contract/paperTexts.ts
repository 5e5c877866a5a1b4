import * as z from 'zod/mini'

import { typedKeywords } from './typedKeywords.ts'
import { conflictKinds, emptyPaper, paperForm, type ConflictKind, type PaperForm } from './paperForm.ts'

/** Values of a form's fields, by name; for an author `authors.0.name`. */
type Texts = Readonly<Record<string, string>>

export type PaperAuthor = PaperForm['authors'][number]

export const emptyAuthor: PaperAuthor = {
  name: '',
  eng_name: '',
  affiliation: '',
  eng_affiliation: '',
  email: '',
  orcid: '',
}
export const authorParts = Object.keys(emptyAuthor) as ReadonlyArray<keyof PaperAuthor>

/** The parts of a paper with a single field each. */
const lines = ['title', 'eng_title', 'abstract', 'eng_abstract'] as const

/** The current input, faulty or not. */
export const paperOfTexts = (texts: Texts): PaperForm => {
  const authors: PaperAuthor[] = []
  while (Object.hasOwn(texts, `authors.${authors.length}.name`)) {
    const at = authors.length
    authors.push({
      ...emptyAuthor,
      ...Object.fromEntries(authorParts.map((part) => [part, texts[`authors.${at}.${part}`]?.trim() ?? ''])),
    })
  }
  const conflicts = conflictsIn(texts)
  return {
    ...emptyPaper,
    ...Object.fromEntries(lines.map((part) => [part, texts[part]?.trim() ?? ''])),
    keywords: typedKeywords(texts['keywords'] ?? ''),
    eng_keywords: typedKeywords(texts['eng_keywords'] ?? ''),
    authors,
    corresponding: Number(texts['corresponding'] ?? 0),
    conflicts: conflicts.map(({ name }) => name),
    conflict_kinds: conflicts.map(({ kind }) => kind),
    conflicts_declared: texts['conflicts_declared'] !== undefined,
  }
}

/** Input of a paper, validated for submission. */
export const typedPaper = z.pipe(z.transform(paperOfTexts), paperForm)

/** An empty line counts as no person. */
const conflictsIn = (texts: Texts) => {
  const rows: { name: string; kind: ConflictKind }[] = []
  for (let at = 0; Object.hasOwn(texts, `conflicts.${at}`); at += 1) {
    const name = texts[`conflicts.${at}`]?.trim() ?? ''
    const kind = conflictKinds.find((each) => each === texts[`conflict_kinds.${at}`]) ?? 'other'
    if (name !== '') rows.push({ name, kind })
  }
  return rows
}
