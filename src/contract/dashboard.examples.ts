import type * as dashboard from './dashboard.ts'
import type { ExamplesOf } from './example.ts'

export const dashboardExamples: ExamplesOf<typeof dashboard> = {
  getDashboard: {
    sample: { conference_id: 1 },
    answer: (say) => ({
      conference_id: 1,
      publication: 'published' as const,
      todos: [
        { name: 'refunds' as const, count: 2, href: '/console?queue=refunds&conference=1' },
        { name: 'papers' as const, count: 5, href: '/console?queue=papers&conference=1' },
        { name: 'translation' as const, count: 1, href: '/organizer/1/content' },
      ],
      people: [
        { name: 'unpaid' as const, count: 14, href: '/organizer/1/people?state=to_be_paid' },
        { name: 'paid' as const, count: 212, href: '/organizer/1/people?state=paid' },
        { name: 'completed' as const, count: 0, href: '/organizer/1/people?state=completed' },
        { name: 'signedIn' as const, count: 208, href: '/organizer/1/people?signed_in=yes' },
        { name: 'notSignedIn' as const, count: 4, href: '/organizer/1/people?state=paid&signed_in=no' },
        { name: 'authors' as const, count: 37, href: '/organizer/1/people?paper=accepted' },
      ],
      income: {
        paid: 33_920_000,
        refunded: 320_000,
        href: '/console?queue=orders&settled=1&conference=1',
        refunded_href: '/console?queue=refunds&settled=1&conference=1',
      },
      places: [
        {
          id: 1,
          name: say('普通代表', 'Regular participant'),
          count: 180,
          href: '/organizer/1/people?types=1',
          capacity: 300,
        },
        {
          id: 2,
          name: say('学生代表', 'Student'),
          count: 46,
          href: '/organizer/1/people?types=2',
          capacity: null,
        },
      ],
      sign_ins: [
        { day: '2026-12-09', count: 180, href: '/organizer/1/people?signed_on=2026-12-09' },
        { day: '2026-12-10', count: 28, href: '/organizer/1/people?signed_on=2026-12-10' },
      ],
      curve: {
        own: [
          { before: 60, count: 20 },
          { before: 45, count: 64 },
          { before: 30, count: 88 },
          { before: 14, count: 54 },
        ],
        earlier: {
          title: say('能源材料与碳中和国际论坛 2025', 'Forum on Energy Materials 2025'),
          days: [
            { before: 75, count: 12 },
            { before: 40, count: 70 },
            { before: 20, count: 96 },
            { before: 3, count: 61 },
            { before: 0, count: 18 },
          ],
        },
        today: 13,
      },
    }),
  },
}
