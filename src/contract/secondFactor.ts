import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, positiveId, typedCode } from './fields.ts'
import { exactText } from './text.ts'

/** Methods of the second factor (ACC-02). */
export const factorWays = ['passkey', 'totp', 'recovery'] as const
export type FactorWay = (typeof factorWays)[number]

/** Longest name of a passkey, in UTF-16 units. */
const passkeyName = line(60)
export const passkeyNameForm = z.object({ name: passkeyName })

/** The first code of an app. */
export const firstCode = z.object({ code: typedCode(12, 'codeEmpty') })

/** A code that is typed: of an app, or a recovery code. */
export const typedProof = z.object({ proof: typedCode(40, 'codeEmpty') })

/** Response of an authenticator, as JSON (WebAuthn, `PublicKeyCredential.toJSON`). */
const authenticatorAnswer = exactText(16_000).check(z.minLength(1, 'required'))

/** Options that the browser passes to an authenticator, as JSON (WebAuthn, `parseRequestOptionsFromJSON` and the other one). */
const authenticatorOptions = z.object({ options: z.string() })

/** Shown once; `abcde-fghjk`. */
const newCodes = z.array(z.string())

/** Methods that the account has now. */
export const waysOfAccount = z.object({
  /** Number of passkeys. */
  passkeys: z.int(),
  totp: z.boolean(),
  /** Recovery codes that were not used yet. */
  recovery_left: z.int(),
})
export type WaysOfAccount = z.infer<typeof waysOfAccount>

export const factorOverview = z.object({
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** ISO 8601, UTC. */
      created_at: z.string(),
      /** ISO 8601, UTC; null: never. */
      last_used_at: z.nullable(z.string()),
    }),
  ),
  /** Since when an authenticator app counts; ISO 8601, UTC; null: none does. */
  totp_since: z.nullable(z.string()),
  recovery_left: z.int(),
  /** The account has a role that requires a second factor: the last one cannot be removed. */
  required: z.boolean(),
})
export type FactorOverview = z.infer<typeof factorOverview>

export const getFactorWays = endpoint({
  summary: 'What the account can bring as its second factor; also while a session waits for it',
  method: 'GET',
  path: '/apic/factor/ways',
  access: 'session',
  needsConsent: false,
  input: z.object({}),
  output: waysOfAccount,
})

export const askPasskey = endpoint({
  summary: 'A challenge for one of the account’s passkeys; also while a session waits for its second factor',
  method: 'POST',
  path: '/apic/factor/passkey/ask',
  access: 'session',
  needsConsent: false,
  input: z.object({}),
  output: authenticatorOptions,
})

export const verifyFactor = endpoint({
  summary: 'Bring the second factor: after signing in, and before money moves',
  method: 'POST',
  path: '/apic/factor/verify',
  access: 'session',
  needsConsent: false,
  input: z.object({
    way: z.literal(factorWays, 'invalid'),
    /** The code that was typed, or the passkey’s answer. */
    proof: authenticatorAnswer,
  }),
  output: z.object({ recovery_left: z.int() }),
})

export const getFactors = endpoint({
  summary: 'The second factors of the account',
  method: 'GET',
  path: '/apic/factor/list',
  access: 'member',
  input: z.object({}),
  output: factorOverview,
})

export const beginTotp = endpoint({
  summary: 'A new secret for an authenticator app; it counts when a code of it was given',
  method: 'POST',
  path: '/apic/factor/totp/begin',
  access: 'member',
  input: z.object({}),
  output: z.object({
    /** Base32, to be typed by hand. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    address: z.string(),
  }),
})

export const confirmTotp = endpoint({
  summary: 'The first code of an authenticator app, after which it counts',
  method: 'POST',
  path: '/apic/factor/totp/confirm',
  access: 'member',
  input: firstCode,
  /** Null: there are recovery codes already. */
  output: z.object({ recovery_codes: z.nullable(newCodes) }),
})

export const removeTotp = endpoint({
  summary: 'Remove the authenticator app',
  method: 'POST',
  path: '/apic/factor/totp/remove',
  access: 'member',
  input: z.object({}),
  output: z.null(),
})

export const beginPasskey = endpoint({
  summary: 'A challenge for a new passkey',
  method: 'POST',
  path: '/apic/factor/passkey/begin',
  access: 'member',
  input: z.object({}),
  output: authenticatorOptions,
})

export const addPasskey = endpoint({
  summary: 'Add a passkey',
  method: 'POST',
  path: '/apic/factor/passkey/add',
  access: 'member',
  input: z.object({ name: passkeyName, answer: authenticatorAnswer }),
  /** Null: there are recovery codes already. */
  output: z.object({ id: z.int(), recovery_codes: z.nullable(newCodes) }),
})

export const renamePasskey = endpoint({
  summary: 'Rename a passkey',
  method: 'POST',
  path: '/apic/factor/passkey/rename',
  access: 'member',
  input: z.object({ passkey_id: positiveId, name: passkeyName }),
  output: z.null(),
})

export const removePasskey = endpoint({
  summary: 'Remove a passkey',
  method: 'POST',
  path: '/apic/factor/passkey/remove',
  access: 'member',
  input: z.object({ passkey_id: positiveId }),
  output: z.null(),
})

export const renewRecoveryCodes = endpoint({
  summary: 'Ten new recovery codes; those from before are worthless',
  method: 'POST',
  path: '/apic/factor/recovery/renew',
  access: 'member',
  input: z.object({}),
  output: z.object({ recovery_codes: newCodes }),
})
