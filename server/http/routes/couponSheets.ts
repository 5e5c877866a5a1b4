import type { Hono } from 'hono'

import type { Deps } from '../../handlers/table.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { exportCodes } from '../../orders/couponBatches/exportCodes.ts'
import { readCodes } from '../../orders/couponBatches/readBatches.ts'
import { rowIdOf } from './rowIdOf.ts'
import { mountTeamSheets } from './teamSheets.ts'

/**
 * `/files/coupons/{conference}/batch-{n}.xlsx`, also `.csv`: the codes of a batch with what became of them. For others than those
 * who issue them there is no such file.
 */
export const mountCouponSheets = (app: Hono, deps: Deps): void => {
  const { db } = deps
  mountTeamSheets(app, deps, {
    folder: 'coupons',
    admit: (actor, conferenceId) => conferenceOf(db, actor, conferenceId, 'sale'),
    sheetFor: async ({ conferenceId, name, language }) => {
      const batchId = rowIdOf(/^batch-(\d+)$/.exec(name)?.[1])
      if (batchId === null) return null
      if ((await readCodes(db, { conferenceId, batchId, limit: 1 })) === null) return null
      return {
        rows: exportCodes(db, { conferenceId, batchId, language }),
        saveAs: `coupons-${batchId}`,
        noted: { event: 'coupons.exported', data: { id: batchId } },
      }
    },
  })
}
