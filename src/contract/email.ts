import * as z from 'zod/mini'

import { line } from './fields.ts'
import type { Reason } from './reasons.ts'

/** VAL-01. Linear-time on purpose: one class per part, no nested repetition. */
const general = /^[^\s@<>"'()[\],;:\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

export const email = line(254, 'emailEmpty').check(z.regex(general, 'emailFormat' satisfies Reason))
