import * as z from 'zod/mini'

import { typedCode } from './fields.ts'

/** What a member types to use a coupon; bounded as in `setCoupon`. */
export const couponForm = z.object({ code: typedCode(40) })
