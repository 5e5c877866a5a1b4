import { expect, it } from 'vitest'

import { conflictsOf, emptyPaper, paperForm } from '../../src/contract/paperForm.ts'
import { paperOfTexts } from '../../src/contract/paperTexts.ts'

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

it('[PAP-02] Conflicts are read with their kinds; an empty line is skipped, and a line without a kind is of some other kind', () => {
  const typed = paperOfTexts({
    'conflicts.0': ' 王磊 ',
    'conflict_kinds.0': 'coauthor',
    'conflicts.1': '',
    'conflict_kinds.1': 'family',
    'conflicts.2': '江南大学',
    'conflict_kinds.2': 'unknown',
  })
  expect(conflictsOf(typed)).toEqual([
    { name: '王磊', kind: 'coauthor' },
    { name: '江南大学', kind: 'other' },
  ])
  expect(conflictsOf({ conflicts: ['某大学'] })).toEqual([{ name: '某大学', kind: 'other' }])
})
