import type { ExamplesOf } from './example.ts'
import type * as ticket from './ticket.ts'

export const ticketExamples: ExamplesOf<typeof ticket> = {
  shareMeal: {
    sample: { meal_id: 1, key: 'sample' },
    answer: () => ({ share_code: 'M8Q2-7KXD', expires_at: '2026-11-22T04:00:00.000Z' }),
  },
  claimMeal: {
    sample: { share_code: 'x' },
    answer: () => ({ meal_id: 41 }),
  },
}
