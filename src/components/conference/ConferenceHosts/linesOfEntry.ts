import type { HostEntry } from '../../../contract/conferenceHosts.ts'
import { fieldsOf, kindsOf, type EntryField, type HostList } from '../../../contract/hostEntries.ts'
import type { Line, Ways } from '../../kit/changesOf.ts'
import { kindLabel, labelOf } from './hostPlaces.ts'

/** Values of an entry's fields, in words. */
export const linesOfEntry = (list: HostList, entry: HostEntry, { say }: Pick<Ways, 'say'>): Line[] => [
  ...(kindsOf[list].length === 0
    ? []
    : [{ label: labelOf(list, 'kind'), text: say(kindLabel(list, entry.kind)) }]),
  ...fieldsOf[list].map((field: EntryField) => ({ label: labelOf(list, field), text: entry[field] || '–' })),
]

/** Initial values of the form; null: a new entry. */
export const typedEntry = (list: HostList, entry: HostEntry | null): Readonly<Record<string, string>> => ({
  ...(kindsOf[list].length === 0 ? {} : { kind: entry?.kind ?? kindsOf[list][0] ?? '' }),
  ...Object.fromEntries(fieldsOf[list].map((field: EntryField) => [field, entry?.[field] ?? ''])),
})
