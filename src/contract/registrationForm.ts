import * as z from 'zod/mini'

import { attendee } from './attendee.ts'
import { line, positiveId } from './fields.ts'
import { answerFaults, answersIn, answersToShown, type Answers, type Rules } from './formFields.ts'
import { codeLine } from './text.ts'

/** A visitor's input for a registration; a part of the input of `placeOrder`. */
const registrationForm = z.object({
  ticket_type_id: z.pipe(
    line(12),
    z.pipe(
      z.transform((text: string): unknown => text),
      positiveId,
    ),
  ),
  ...attendee,
  coupon: z.optional(codeLine(40)),
})
type RegistrationForm = z.output<typeof registrationForm>

/** The same with the answers to the questions of the organizer; `answers.q17` is the field of one. */
export const registrationFormWith = (questions: readonly Rules[], isStudent: boolean) => {
  const fields = z.object({
    ...(isStudent ? studentRegistrationForm.shape : registrationForm.shape),
    answers: answersTo(questions),
  })
  return z.pipe(
    z.transform(
      (texts: Texts) => ({ ...texts, answers: answersIn(texts) }) as unknown as z.input<typeof fields>,
    ),
    fields,
  )
}

/** Valid answers to these questions. `kept`: the saved ones. */
const answersTo = (questions: readonly Rules[], kept: Answers = {}) =>
  z.pipe(
    z.record(z.string(), z.string()).check(({ value, issues }) => {
      for (const { name, reason } of answerFaults(questions, value, kept))
        issues.push({ code: 'custom', message: reason, path: [name], input: value })
    }),
    z.transform((answers: Answers) => answersToShown(questions, answers)),
  )

/** The same in a form of its own. */
export const answersForm = (questions: readonly Rules[], kept: Answers) => {
  const fields = z.object({ answers: answersTo(questions, kept) })
  return z.pipe(
    z.transform((texts: Texts) => ({ answers: answersIn(texts) })),
    fields,
  )
}

type Texts = Readonly<Record<string, string>>
/** The submitted form. */
export type FilledForm = RegistrationForm & { readonly answers?: Answers }

/** The same for a ticket at a student's price. */
const studentRegistrationForm = z.object({
  ...registrationForm.shape,
  student_no: line(40, 'studentNumberEmpty'),
})
