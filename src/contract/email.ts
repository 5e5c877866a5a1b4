import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'
import { addressOf } from './spelling.ts'
import { plainLine } from './text.ts'

/**
 * VAL-01: the local part of RFC 5321, without quotes; `o'brien` and `li+tag` are usual. Linear-time on purpose: one class per
 * part, no nested repetition.
 */
const general = /^[^\s@<>"()[\],;:\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

const says = (reason: Reason) => reason

/** One that is not finished yet, or of a draft: only in the spelling of an address. */
export const typedEmail = plainLine(254, { spelling: addressOf })

/** An empty one does not end the parsing, so that a form also reports the other missing fields. */
export const email = plainLine(254, { missing: 'emailEmpty', spelling: addressOf }).check(
  z.minLength(1, says('emailEmpty')),
  z.refine((text) => text === '' || general.test(text), says('emailFormat')),
)

/** The same where none need be given. */
export const optionalEmail = typedEmail.check(
  z.refine((text) => text === '' || general.test(text), says('emailFormat')),
)
