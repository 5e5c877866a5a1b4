import type * as accountDeletion from './accountDeletion.ts'
import type { ExamplesOf } from './example.ts'

const open = {
  state: 'open' as const,
  requested_at: null,
  deletes_at: null,
  blocks: [],
  notes: [
    { kind: 'tickets' as const, count: 1 },
    { kind: 'points' as const, count: 120 },
  ],
}
const requested = {
  ...open,
  state: 'requested' as const,
  requested_at: '2026-11-21T02:00:00.000Z',
  deletes_at: '2026-12-05T02:00:00.000Z',
}

export const accountDeletionExamples: ExamplesOf<typeof accountDeletion> = {
  getOwnDeletion: { sample: {}, answer: () => open },
  requestDeletion: { sample: { agreed: 1 }, answer: () => requested },
  cancelDeletion: { sample: {}, answer: () => open },
}
