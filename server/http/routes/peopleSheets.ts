import type { Hono } from 'hono'

import { peopleFilter } from '../../../src/contract/peopleFilter.ts'
import type { Deps } from '../../handlers/table.ts'
import { exportPeople } from '../../lifecycles/people/exportPeople.ts'
import { importSheet } from '../../lifecycles/people/imports/importSheet.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { queryOf } from '../queryOf.ts'
import { orNull } from './orNull.ts'
import { rowIdOf } from './rowIdOf.ts'
import { datedName, mountTeamSheets, type AskedSheet, type TeamSheet } from './teamSheets.ts'

/**
 * `/files/people/{conference}/people.xlsx`, also `.csv`: the registrations that the list shows, by the same filter;
 * `template.csv`: headings to be filled in and imported; `import-{n}.csv`: rows of an import that cannot be done, or were refused
 * or kept, with why. For others than the chairs and secretaries there is no such conference.
 */
export const mountPeopleSheets = (app: Hono, deps: Deps): void => {
  const { db } = deps
  const ofImport = async (asked: AskedSheet): Promise<TeamSheet | null> => {
    const { conferenceId, name, format, language } = asked
    const importId = rowIdOf(/^import-(\d+)$/.exec(name)?.[1])
    if (format !== 'csv' || (importId === null && name !== 'template')) return null
    const rows = await orNull(importSheet(db, { conferenceId, importId, language }))
    if (rows === null) return null
    return importId === null
      ? { rows, saveAs: 'people-template', noted: null }
      : {
          ...{ rows, saveAs: name },
          noted: { event: 'people.errorsExported', data: { import: importId } },
        }
  }
  mountTeamSheets(app, deps, {
    folder: 'people',
    admit: (actor, conferenceId) => conferenceOf(db, actor, conferenceId, 'people'),
    sheetFor: (asked) => {
      if (asked.name !== 'people') return ofImport(asked)
      const { conferenceId, language, timeZone } = asked
      const filter = queryOf(asked.c, peopleFilter)
      // The search words may be a name.
      const { q = '', ...marks } = filter
      return {
        rows: exportPeople(db, { conferenceId, filter, language, timeZone }),
        saveAs: datedName('people', asked),
        noted: { event: 'people.exported', data: { ...marks, isSearched: q !== '' } },
      }
    },
  })
}
