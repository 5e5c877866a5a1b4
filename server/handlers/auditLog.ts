import { readAudit } from '../operators/auditLog.ts'
import { Refused } from '../shared/refused.ts'
import type { HandlerTable, Deps } from './table.ts'

/** Audit log of the platform, for administrators (OPS-01). */
export const auditLogHandlers = ({ db }: Deps) =>
  ({
    listAudit: async ({ page_size, ...wish }) => {
      if (wish.entity_id !== undefined && wish.entity === undefined)
        throw new Refused('required', { field: 'entity' })
      const known = await readAudit(db, { ...wish, limit: page_size + 1 })
      return { list: known.slice(0, page_size), total: known.length }
    },
  }) satisfies Partial<HandlerTable>
