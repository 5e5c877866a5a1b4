import * as z from 'zod/mini'

import { line } from './fields.ts'

/** What a member types to use a coupon; bounded as in `setCoupon`. */
export const couponForm = z.object({ code: line(40) })
