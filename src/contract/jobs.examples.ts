import type { ExamplesOf, Say } from './example.ts'
import type * as jobs from './jobs.ts'
import { laneNames } from './jobs.ts'

export const jobsExamples: ExamplesOf<typeof jobs> = {
  listJobs: {
    sample: { side: 'dead', after: '1795226400000000.17', page_size: 12 },
    answer: (say) => ({ list: deadJobs(say), total: 2 }),
  },
  getJobCounts: { sample: {}, answer: () => counts() },
  retryJob: { sample: { id: 17, key: 'k' }, answer: () => null },
  retryJobs: { sample: { kind: 'mail', key: 'k' }, answer: () => 2 },
  discardJob: { sample: { id: 17, reason: 'r', key: 'k' }, answer: () => null },
  getLanes: { sample: {}, answer: () => ({ lanes: laneCards() }) },
  retryLane: { sample: { lane: 'mail', key: 'k' }, answer: () => 2 },
  tryLane: { sample: { lane: 'mail', key: 'k' }, answer: () => null },
  listStopped: {
    sample: { q: 'lin', after: '1795226400000000.3', page_size: 12 },
    answer: () => ({ list: [stopped()], total: 1 }),
  },
  allowAddress: { sample: { id: 3, reason: 'r', key: 'k' }, answer: () => null },
}

const counts = () => ({
  waiting: 3,
  running: 1,
  retrying: 2,
  dead: 2,
  discarded: 1,
  oldest_at: '2026-11-21T01:30:00.000Z',
})

const laneCards = () =>
  laneNames.map((lane) => ({
    lane,
    waiting: lane === 'mail' ? 5 : 0,
    running: lane === 'mail' ? 1 : 0,
    dead: lane === 'mail' ? 2 : 0,
    oldest_seconds: lane === 'mail' ? 150 : null,
    breaker: null,
  }))

const deadJobs = (say: Say) => [
  {
    id: 17,
    kind: 'mail' as const,
    to: 'l***@example.org',
    user_id: 7,
    subject: say('支付成功，报名完成', 'You are registered'),
    attempts: 12,
    fault: 'unreachable',
    is_stopped: false,
    created_at: '2026-11-21T01:00:00.000Z',
    dead_at: '2026-11-21T02:00:00.000Z',
    place: '1795226400000000.17',
  },
  {
    id: 16,
    kind: 'mail' as const,
    to: 'w***@example.com',
    user_id: 8,
    subject: say('发票已开具', 'Your invoice is ready'),
    attempts: 1,
    fault: 'addressRefused',
    is_stopped: true,
    created_at: '2026-11-21T00:50:00.000Z',
    dead_at: '2026-11-21T00:51:00.000Z',
    place: '1795222260000000.16',
  },
]

const stopped = () => ({
  id: 3,
  address: 'w***@example.com',
  cause: 'bounced' as const,
  source: 'smtp',
  user_id: 8,
  at: '2026-11-21T00:51:00.000Z',
  place: '1795222260000000.3',
})
