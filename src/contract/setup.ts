import { siteLanguages } from './siteParts.ts'
import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, typedCode } from './fields.ts'
import { loginResult } from './login.ts'
import { checkNotMadeOf, newPassword } from './newPassword.ts'
import { countryCode } from './phone.ts'

/** The first run: the operator sets up an empty site page by page, with the code from the server's log. */

/** In their order. The first two are needed, the others can be left for later. */
export const setupSteps = ['administrator', 'site', 'mail', 'payment', 'organizer'] as const
export type SetupStep = (typeof setupSteps)[number]
export const optionalSteps = ['mail', 'payment', 'organizer'] as const

/** Something that environment variables configure. */
const provider = z.object({
  name: z.string(),
  is_ready: z.boolean(),
  /** Variables that are not set yet. */
  missing: z.array(z.string()),
})

export const setupStatus = z.object({
  /** Null: this browser has not given the code yet, and is shown nothing. */
  progress: z.nullable(
    z.object({
      done: z.array(z.literal(setupSteps)),
      site: z.object({ name: z.string(), eng_name: z.string(), languages: z.literal(siteLanguages) }),
      mail: provider,
      payment: z.array(provider),
    }),
  ),
})
export type SetupStatus = z.infer<typeof setupStatus>
export type SetupProgress = NonNullable<SetupStatus['progress']>

/**
 * State of a step; null: still to come. `later`: it was skipped, and its subject is not configured, so that no mail is
 * sent or no payment is possible.
 */
export const setupStepState = (
  { done, mail, payment }: Pick<SetupProgress, 'done' | 'mail' | 'payment'>,
  step: SetupStep,
): 'done' | 'later' | null => {
  if (!done.includes(step)) return null
  if (step === 'mail') return mail.is_ready ? 'done' : 'later'
  if (step === 'payment') return payment.some(({ is_ready }) => is_ready) ? 'done' : 'later'
  return 'done'
}

/** A phone, or an e-mail address where it has an "@". */
const contact = typedCode(254, 'required')
export const administratorForm = z
  .object({
    contact,
    country_code: countryCode,
    code: typedCode(12, 'codeEmpty'),
    password: newPassword,
  })
  .check(checkNotMadeOf('contact'))
export const siteNameForm = z.object({
  name: line(60),
  eng_name: line(60),
  languages: z.literal(siteLanguages, 'invalid'),
})
export const invitationForm = z.object({ contact, country_code: countryCode })
export const setupCodeForm = z.object({ code: typedCode(40, 'codeEmpty') })
export const testMailForm = z.object({ to: typedCode(254, 'emailEmpty') })

export const getSetup = endpoint({
  summary: 'How far the first run is; not found once the site is set up',
  method: 'GET',
  path: '/apic/setup/get',
  access: 'anyone',
  input: z.object({}),
  output: setupStatus,
})

export const claimSetup = endpoint({
  summary: 'Begins the first run with the code from the server’s log; one browser at a time',
  method: 'POST',
  path: '/apic/setup/claim',
  access: 'anyone',
  input: setupCodeForm,
  output: setupStatus,
})

export const setupAdministrator = endpoint({
  summary: 'Makes the first administrator of a proven phone or e-mail address, and signs in',
  method: 'POST',
  path: '/apic/setup/administrator',
  access: 'anyone',
  input: administratorForm,
  output: loginResult,
  success: 200,
})

export const setupSite = endpoint({
  summary: 'Name and languages of the site',
  method: 'POST',
  path: '/apic/setup/site',
  access: 'anyone',
  input: siteNameForm,
  output: setupStatus,
})

export const sendTestMail = endpoint({
  summary: 'Sends a mail to see that mails arrive',
  method: 'POST',
  path: '/apic/setup/mail',
  access: 'anyone',
  input: testMailForm,
  output: setupStatus,
})

export const inviteOrganizer = endpoint({
  summary: 'Makes an account for the first organizer, who is asked to hand in their information',
  method: 'POST',
  path: '/apic/setup/organizer',
  access: 'anyone',
  input: invitationForm,
  output: setupStatus,
})

export const passSetupStep = endpoint({
  summary: 'Leaves a step for later, or says that it was seen',
  method: 'POST',
  path: '/apic/setup/pass',
  access: 'anyone',
  input: z.object({ step: z.literal(optionalSteps, 'invalid') }),
  output: setupStatus,
})

export const finishSetup = endpoint({
  summary: 'Ends the first run for good',
  method: 'POST',
  path: '/apic/setup/finish',
  access: 'anyone',
  input: z.object({}),
  output: z.null(),
})
