import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'
import { plainLine } from './text.ts'

/** VAL-01. Linear-time on purpose: one class per part, no nested repetition. */
const general = /^[^\s@<>"'()[\],;:\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

const says = (reason: Reason) => reason

/** An empty one does not end the parsing, so that a form also says what else is missing. */
export const email = plainLine(254, { missing: 'emailEmpty' }).check(
  z.minLength(1, says('emailEmpty')),
  z.refine((text) => text === '' || general.test(text), says('emailFormat')),
)

/** The same where none need be given. */
export const optionalEmail = plainLine(254).check(
  z.refine((text) => text === '' || general.test(text), says('emailFormat')),
)
