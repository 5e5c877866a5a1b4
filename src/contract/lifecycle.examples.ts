import { conference, type ExamplesOf, type Say } from './example.ts'
import type * as lifecycle from './lifecycle.ts'

export const lifecycleExamples: ExamplesOf<typeof lifecycle> = {
  getRecord: {
    sample: { entity: 'order', id: 1 },
    answer: (say) => record(say),
  },
  fireRecord: {
    sample: {
      entity: 'order',
      id: 1,
      event: 'order.cancel',
      version: 0,
      key: 'k',
      reason: 'r',
      gate: 'A',
      eng_reason: 'r',
      confirmation: 'c',
      notes: '{"venue":"n"}',
    },
    answer: (say) => ({
      ...record(say),
      version: 1,
      state: 'closed',
      facts: { ...orderFacts, closedReason: 'user_cancelled' },
    }),
  },
  listQueue: {
    sample: {
      queue: 'orders',
      settled: 1,
      conference_id: 1,
      q: 'a',
      after: '1795226400000000.17',
      page_size: 12,
    },
    answer: (say) => ({
      list: [
        {
          id: 17,
          entity: 'order',
          state: 'to_be_paid',
          version: 0,
          title: '2026112100017',
          subtitle: conference.title(say),
          who: say('林梅', 'Lin Mei'),
          amount: 120_000,
          at: '2026-11-21T02:00:00.000Z',
          place: '1795226400000000.17',
        },
      ],
      total: 1,
    }),
  },
  getConsole: {
    sample: {},
    answer: () => ({ roles: ['organizer'], queues: [{ queue: 'orders', waiting: 1 }] }),
  },
}

/** An order that waits for its money, as its owner sees it. */
export const record = (say: Say) => ({
  entity: 'order' as const,
  id: 17,
  version: 0,
  state: 'to_be_paid',
  title: say('2026112100017 · 林梅', '2026112100017 · Lin Mei'),
  subtitle: conference.title(say),
  roles: ['owner' as const],
  created_at: '2026-11-21T01:30:00.000Z',
  detail: [],
  history: [],
  related: [],
  facts: { ...orderFacts },
})

const orderFacts = {
  amount: 120_000,
  received: 0,
  hasAttempt: false,
  isOverdue: false,
  hasPlace: true,
  isDelivered: false,
  hasOpenRefund: false,
  isCancellable: true,
  isSignedIn: false,
  hasUsedMeal: false,
  closedReason: null,
}
