import * as z from 'zod/mini'

import { typedCode } from './fields.ts'
import { integerField } from './numbers.ts'
import { pastedReviewers, poolLimits } from './paperAssignment.ts'
import type { Reason } from './reasons.ts'
import { plainLine, plainText } from './text.ts'
import { typedKeywords } from './typedKeywords.ts'

const says = (reason: Reason) => reason

/** Client-side schemas of the forms for a paper's reviewers. */

export const candidateSearch = z.object({ q: plainLine(80) })

export const invitedContact = z.object({
  contact: typedCode(254),
  name: plainLine(80),
  reason: plainText(400),
})

export const givenReason = z.object({ reason: plainText(400).check(z.minLength(1, says('reasonEmpty'))) })

export const poolList = z.object({ list: pastedReviewers })

export const poolMember = z.object({
  contact: typedCode(254),
  name: plainLine(80),
  affiliation: plainLine(200),
  load_cap: integerField(0, poolLimits.cap),
  keywords: plainLine(500).check(
    z.refine((text) => {
      const words = typedKeywords(text)
      return words.length <= poolLimits.keywords && words.every((word) => word.length <= poolLimits.keyword)
    }, says('invalid')),
  ),
})
