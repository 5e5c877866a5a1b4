import { expect, it } from 'vitest'

import { emptyPaper, paperForm } from '../../src/contract/paperForm.ts'

const author = { name: '', eng_name: '', affiliation: '', eng_affiliation: '', email: '', orcid: '' }

/** Which parts are refused, in the order in which they are found. */
function refused(form: unknown): string[] {
  const checked = paperForm.safeParse(form)
  return checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

it('[PAP-02] All missing parts of a paper are said at once, also beside an empty author', () => {
  expect(refused(emptyPaper).sort()).toEqual([
    'abstract required',
    'authors authorNone',
    'conflicts_declared conflictsNotDeclared',
    'corresponding authorNone',
    'keywords required',
    'title required',
  ])
  expect(refused({ ...emptyPaper, authors: [author] }).sort()).toEqual([
    'abstract required',
    'authors.0.email emailEmpty',
    'authors.0.name required',
    'conflicts_declared conflictsNotDeclared',
    'keywords required',
    'title required',
  ])
})
