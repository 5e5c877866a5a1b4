import * as z from 'zod/mini'

import { email } from './email.ts'
import { line, paragraphs, typedCode } from './fields.ts'
import { privatePicture } from './pictureAddress.ts'
import type { Reason } from './reasons.ts'
import { plainTaxNumber, taxNumberFault } from './uscc.ts'

/** Information about an organizer (ORG-03). `logo` and `licence` are addresses returned by the upload. */
export const organizerFields = {
  name: line(120),
  /** 统一社会信用代码 */
  tax_no: z.pipe(
    line(40, 'taxNumberEmpty'),
    z.pipe(
      z.transform(plainTaxNumber),
      z
        .string()
        .check(z.refine((number) => taxNumberFault(number) !== 'shape', 'taxNumberWrong' satisfies Reason)),
    ),
  ),
  contact: line(60),
  mobile: typedCode(20, 'phoneEmpty'),
  email,
  address: line(160),
  /** Introduction, with conferences organized before. */
  intro: paragraphs(2000),
  logo: privatePicture(line(200)),
  licence: privatePicture(line(200)),
}
export const organizerForm = z.object(organizerFields)
export type OrganizerForm = z.output<typeof organizerForm>
