import * as z from 'zod/mini'

import { deliveryParts, testedPlaces } from './deliveryPlaces.ts'
import { endpoint } from './endpoint.ts'
import { version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import type { Reason } from './reasons.ts'
import { plainLine, plainText } from './text.ts'

/** Mail, text messages, ways to pay and files, as administrators set them in the browser (OPS-01). */

const says = (reason: Reason) => reason
const admin = { platform: ['admin'] } as const
const part = z.literal(deliveryParts, says('invalid'))

/**
 * Source of a part's settings. `none`: not configured · `environment`: variables take precedence · `stored`: set here ·
 * `locked`: set here, but the site's key cannot decrypt its secrets: it counts as not configured · `unusable`: set
 * here, but something in the environment does not allow it.
 */
export const deliverySources = ['none', 'environment', 'stored', 'locked', 'unusable'] as const

/** ISO 8601, UTC, and a nickname; empty: an account that is gone. */
const setBy = z.object({ at: z.string(), by: z.string() })

export const deliveryState = z.object({
  part,
  source: z.literal(deliverySources),
  /** Variables of the environment that are set. */
  variables: z.array(z.string()),
  /** By field, without secrets. */
  values: z.record(z.string(), z.string()),
  /** Secrets that are set, by field; null: by the environment. */
  secrets: z.record(z.string(), z.nullable(setBy)),
  /** Counts the changes here; 0: there was none. */
  version: z.int(),
  changed: z.nullable(setBy),
})
export type DeliveryState = z.infer<typeof deliveryState>

const storageState = z.object({
  /** On the machine of the server. */
  folder: z.string(),
  is_set: z.boolean(),
  /** In bytes; null: not reported by the system. */
  free: z.nullable(z.number()),
  total: z.nullable(z.number()),
})
export type StorageState = z.infer<typeof storageState>

export const delivery = z.object({
  parts: z.array(deliveryState),
  storage: storageState,
  /** Destination of tests: address of the requesting administrator, mostly masked; empty: none. */
  own_email: z.string(),
  own_phone: z.string(),
})
export type Delivery = z.infer<typeof delivery>

/** Reasons that a test fails. */
export const testFaults = [
  'hostUnknown',
  'connectionRefused',
  'timeout',
  'tls',
  'login',
  'sender',
  'recipient',
  'content',
  'noAnswer',
  'keys',
  'limited',
  'folder',
  'other',
] as const
export type TestFault = (typeof testFaults)[number]

export const deliveryTest = z.object({
  place: z.literal(testedPlaces),
  /** Null: it passed. */
  fault: z.nullable(z.literal(testFaults)),
  /** Response of the remote side, or the code of the system; empty: none. */
  answer: z.string(),
})
export type DeliveryTest = z.infer<typeof deliveryTest>

export const getDelivery = endpoint({
  summary: 'How the site sends, is paid and keeps files; never a secret',
  method: 'GET',
  path: '/apic/delivery/get',
  access: admin,
  input: z.object({}),
  output: delivery,
})

export const saveDelivery = endpoint({
  summary: 'Sets one part, with a second factor brought a moment ago; it holds at once',
  method: 'POST',
  path: '/apic/delivery/save',
  access: admin,
  input: z.object({
    part,
    /** The version that was edited: another one since then is not written over. */
    version,
    /** JSON by the names of the part's fields; an empty secret stays unchanged. */
    values: jsonField(
      z.record(plainLine(40), plainText(4000, { missing: 'invalid' }), says('invalid')),
      20_000,
    ),
  }),
  output: delivery,
})

export const clearDelivery = endpoint({
  summary: 'Takes one part out, with its secrets',
  method: 'POST',
  path: '/apic/delivery/clear',
  access: admin,
  input: z.object({ part, version }),
  output: delivery,
})

export const testDelivery = endpoint({
  summary: 'Tries what holds now: mails and text messages go to the administrator who asks',
  method: 'POST',
  path: '/apic/delivery/test',
  access: admin,
  input: z.object({ place: z.literal(testedPlaces, says('invalid')) }),
  output: deliveryTest,
})
