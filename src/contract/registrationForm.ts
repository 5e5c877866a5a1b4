import * as z from 'zod/mini'

import { attendee } from './attendee.ts'
import { line, optionalLine, positiveId } from './fields.ts'

/** What a visitor fills in to register; a part of what `placeOrder` takes. */
export const registrationForm = z.object({
  ticket_type_id: z.pipe(
    line(12),
    z.pipe(
      z.transform((text: string): unknown => text),
      positiveId,
    ),
  ),
  ...attendee,
  coupon: optionalLine(40),
})
export type RegistrationForm = z.output<typeof registrationForm>

/** The same for a ticket at a student's price. */
export const studentRegistrationForm = z.object({
  ...registrationForm.shape,
  student_no: line(40, 'studentNumberEmpty'),
})
