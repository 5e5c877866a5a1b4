import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { optionalLine, positiveId, typedCode } from './fields.ts'

const sharedMeal = z.object({ share_code: z.string(), expires_at: z.string() })

export const shareMeal = endpoint({
  origin: 'API-29',
  summary: 'Share one meal voucher (decided)',
  method: 'POST',
  path: '/api/conf/my_meal_share',
  access: { row: 'mealVoucher', by: 'meal_id', readers: true },
  input: z.object({
    meal_id: positiveId,
    /** Chosen by the sender; the same key again answers the same link. */
    key: optionalLine(64),
  }),
  output: sharedMeal,
})

export const claimMeal = endpoint({
  origin: 'API-30',
  summary: 'Take a shared meal voucher (decided)',
  method: 'POST',
  path: '/api/conf/my_meal_singer_share',
  access: 'member',
  input: z.object({ share_code: typedCode(64) }),
  output: z.object({ meal_id: z.int() }),
})
