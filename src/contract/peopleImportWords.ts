/** Sheets of people that a team imports into its conference (CONF-03). */

/** Fields that a column of such a sheet can hold. */
export const importFields = [
  'no',
  'name',
  'mobile',
  'email',
  'affiliation',
  'position',
  'student_no',
  'type',
  'tags',
] as const
export type ImportField = (typeof importFields)[number]

/** Change that a row would make; `error`: not possible. */
export const importChanges = ['create', 'update', 'same', 'error'] as const
export type ImportChange = (typeof importChanges)[number]

/** Result of a row; `kept`: the import was undone, but this one was paid, scanned or edited since. */
export const importOutcomes = ['done', 'refused', 'undone', 'kept'] as const

export const importStates = [
  'uploaded',
  'mapped',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
] as const

/** `exceptions`: errors, and rows that were refused or kept. */
export const importParts = ['all', 'exceptions', ...importChanges] as const
export type ImportPart = (typeof importParts)[number]

/** Whether the columns identify a person and a contact. */
export const isEnough = (columns: ReadonlyArray<ImportField | null>): boolean =>
  columns.includes('no') ||
  (columns.includes('name') && (columns.includes('mobile') || columns.includes('email')))

/** Payment period of an imported registration. */
export const importHoldDays = 7

/** Tags that one row may name. */
export const mostTagsOfRow = 10

/** An empty sheet with the headings, to be filled in. */
export const templateHref = (conferenceId: number, lang: string): string =>
  `/files/people/${conferenceId}/template.csv?lang=${lang}`

/** Rows of an import that cannot be done, or were refused or kept, with why. */
export const errorsHref = (conferenceId: number, id: number, lang: string): string =>
  `/files/people/${conferenceId}/import-${id}.csv?lang=${lang}`
