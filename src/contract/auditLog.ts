import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, page, positiveId } from './fields.ts'
import { exactText } from './text.ts'
import { instant } from './times.ts'

/** Audit log of the platform: actions of accounts and of the server, and every event of a lifecycle, in one timeline. */

/** Letters, digits and dots, as events and entities are named. */
const name = line(60).check(z.regex(/^[a-zA-Z][\w.]*$/, 'invalid'))

/** Which part of the log is meant; every one may be left out. */
export const auditFilter = {
  /** From this moment on. ISO 8601, UTC. */
  from: z.optional(instant()),
  /** Before this moment. */
  until: z.optional(instant()),
  /** Id of the account that did it. */
  actor: z.optional(positiveId),
  /** Kind of the entity concerned: `user`, `order` … */
  entity: z.optional(name),
  /** Its id; only together with `entity`. */
  entity_id: z.optional(line(40)),
  /** `session.opened`, `order.cancel` … */
  event: z.optional(name),
}

/** Microseconds since 1970, which of the two logs (`a` acts, `l` lifecycles), and the id. */
export const auditPlace = exactText(40).check(z.regex(/^\d{1,16}\.[al]\.\d{1,18}$/, 'invalid'))

export const auditEntry = z.object({
  /** Unique in a list. */
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Id of the account; null: the server itself, or the command line. */
  actor: z.nullable(z.int()),
  /** Its nickname; empty: none. */
  by: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  event: z.string(),
  /** State before and after; both empty for an entity without states. */
  from: z.string(),
  to: z.string(),
  /** Further recorded data, as JSON; `{}` if none. */
  data: z.string(),
  /** Names the request in the server's log; empty: none. */
  request: z.string(),
  place: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudit = endpoint({
  summary: 'What happened, newest first',
  method: 'GET',
  path: '/apic/audit/list',
  access: { platform: ['admin'] },
  input: z.object({ ...auditFilter, after: z.optional(auditPlace), page_size: page.page_size }),
  /** `total`: how many are known, and one more where there are more. */
  output: z.object({ list: z.array(auditEntry), total: z.int() }),
})
