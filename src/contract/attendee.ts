import * as z from 'zod/mini'

import { line, optionalLine } from './fields.ts'
import { email } from './email.ts'
import { phoneLine } from './phone.ts'

/** Attendee data for the badge, the list at the gate and the certificate. */
export const attendee = {
  name: line(60),
  /** 单位 */
  affiliation: line(120),
  /** 职称; may be empty. */
  position: optionalLine(60),
  email,
  mobile: z.optional(phoneLine(20)),
  /** Student number for student prices. */
  student_no: optionalLine(40),
}
const attendeeObject = z.object(attendee)
export type Attendee = z.output<typeof attendeeObject>
