import * as z from 'zod/mini'

import { typedCode } from './fields.ts'

/** Input of a member who uses a coupon; bounded as in `setCoupon`. */
export const couponForm = z.object({ code: typedCode(40) })
