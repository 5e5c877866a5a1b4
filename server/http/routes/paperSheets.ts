import type { Hono } from 'hono'
import * as z from 'zod/mini'

import { deskFilters } from '../../../src/contract/paperDesk.ts'
import { sheetExports } from '../../../src/contract/paperSheetWords.ts'
import { plainLine } from '../../../src/contract/text.ts'
import type { Deps } from '../../handlers/table.ts'
import { conferenceOfChair } from '../../lifecycles/papers/deskAccess.ts'
import { exportRows } from '../../lifecycles/papers/sheets/exportRows.ts'
import { queryOf } from '../queryOf.ts'
import { datedName, mountTeamSheets } from './teamSheets.ts'

const query = z.object({
  filter: z._default(z.literal(deskFilters), 'all'),
  q: z._default(plainLine(60), ''),
})

/**
 * `/files/papers/{conference}/papers.xlsx`, also `assignments` and `reviews`, also `.csv`: what the desk of a chair shows, by
 * its `?filter=` and `?q=`. For others there is no such conference.
 */
export const mountPaperSheets = (app: Hono, deps: Deps): void => {
  const { db } = deps
  mountTeamSheets(app, deps, {
    folder: 'papers',
    admit: (actor, conferenceId) => conferenceOfChair(db, actor, conferenceId),
    sheetFor: (asked) => {
      const what = sheetExports.find((each) => each === asked.name)
      if (what === undefined) return null
      const { conferenceId, userId, language, at, timeZone } = asked
      const wish = queryOf(asked.c, query)
      return {
        rows: exportRows(db, { conferenceId, userId, ...wish, what, language, at, timeZone }),
        saveAs: datedName(what, asked),
        // The search words may be a name.
        noted: {
          event: 'sheet.exported',
          data: { what, filter: wish.filter, isSearched: wish.q !== '' },
        },
      }
    },
  })
}
