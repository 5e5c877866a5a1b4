import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'

import { auditFilter, type AuditEntry } from '../../../src/contract/auditLog.ts'
import { audit } from '../../accounts/audit.ts'
import { memberIn } from '../../accounts/sessions.ts'
import type { Deps } from '../../handlers/table.ts'
import { grantsOf } from '../../lifecycles/queues.ts'
import { readAudit } from '../../operators/auditLog.ts'
import { byteOrderMark, csvLine } from '../../shared/csv.ts'
import { Refused } from '../../shared/refused.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { queryOf } from '../queryOf.ts'

/** Entries that are read and sent at a time: the memory that an export takes, however long it is. */
const batch = 500

const columns = [
  'at',
  'actor',
  'by',
  'entity',
  'entity_id',
  'event',
  'from',
  'to',
  'data',
  'request',
] as const
const kinds = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' } as const

const query = z.object({ ...auditFilter })

/** `/files/audit.csv` and `/files/audit.jsonl`: the part of the audit log that the query names, newest first. */
export const mountAuditExport = (app: Hono, { db, sessions, now }: Deps): void => {
  const send = (kind: keyof typeof kinds) => async (c: Context) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const { platform } = await grantsOf(db, userId)
    if (!platform.includes('admin')) throw new Refused('forbidden')
    const filter = queryOf(c, query)
    const at = new Date(now())
    // Before the first byte: otherwise an export could remain unlogged.
    await audit(db, exchange, at, 'audit', 0, 'audit.exported', userId, { kind, ...filter })
    const body = linesOf(kind, (after) =>
      readAudit(db, {
        until: at.toISOString(),
        ...filter,
        ...(after === null ? {} : { after }),
        limit: batch,
      }),
    )
    return c.body(body, 200, {
      ...dataHeaders(c, kinds[kind], 'private, no-store'),
      'content-disposition': `attachment; filename="audit-${at.toISOString().slice(0, 10)}.${kind}"`,
    })
  }
  app.get('/files/audit.csv', send('csv'))
  app.get('/files/audit.jsonl', send('jsonl'))
}

/** Reads on when the reader has taken what was read; one who leaves ends it. */
const linesOf = (
  kind: keyof typeof kinds,
  read: (after: string | null) => Promise<readonly AuditEntry[]>,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let after: string | null = null
  let isFirst = true
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const entries: readonly AuditEntry[] = await read(after)
        after = entries.at(-1)?.place ?? after
        const head = isFirst && kind === 'csv' ? byteOrderMark + csvLine(columns) : ''
        isFirst = false
        const text = head + entries.map(kind === 'csv' ? asCsv : asJson).join('')
        if (text !== '') controller.enqueue(encoder.encode(text))
        if (entries.length < batch) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}

const asCsv = (entry: AuditEntry): string => csvLine(columns.map((name) => String(entry[name] ?? '')))
const asJson = (entry: AuditEntry): string =>
  `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, name === 'data' ? (JSON.parse(entry.data) as unknown) : entry[name]])))}\n`
