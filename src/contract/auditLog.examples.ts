import type * as auditLog from './auditLog.ts'
import type { ExamplesOf, Say } from './example.ts'

export const auditLogExamples: ExamplesOf<typeof auditLog> = {
  listAudit: {
    sample: {
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-12-01T00:00:00.000Z',
      actor: 7,
      entity: 'user',
      entity_id: '8',
      event: 'role.granted',
      after: '1795226400000000.a.17',
      page_size: 12,
    },
    answer: (say) => ({ list: entries(say), total: 2 }),
  },
}

const entries = (say: Say) => [
  {
    id: 34,
    at: '2026-11-21T02:00:00.000Z',
    actor: 7,
    by: say('林梅', 'Lin Mei'),
    entity: 'user',
    entity_id: '8',
    event: 'role.granted',
    from: '',
    to: '',
    data: '{"role":"finance","reason":"2026"}',
    request: 'a1b2c3d4-1f',
    place: '1795226400000000.a.17',
  },
  {
    id: 33,
    at: '2026-11-21T01:30:00.000Z',
    actor: null,
    by: '',
    entity: 'order',
    entity_id: '17',
    event: 'order.expire',
    from: 'to_be_paid',
    to: 'closed',
    data: '{}',
    request: '',
    place: '1795224600000000.l.16',
  },
]
