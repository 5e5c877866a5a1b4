import type { DeliveryValues } from '../../src/contract/deliveryParts.ts'
import type { DeliveryPart } from '../../src/contract/deliveryPlaces.ts'
import type { Db, Log } from '../db/types.ts'
import { choosePaymentMethods, paymentReadiness, type PaymentMethods } from '../pay/paymentMethods.ts'
import { chooseSender, mailReadiness, smsReadiness } from '../senders/choose.ts'
import type { Sender } from '../senders/sender.ts'
import { ConfigError, type Environment, type SigningKey } from '../shared/config.ts'
import type { Readiness } from '../shared/readiness.ts'
import { openParts, readRows, type SettingsRow } from './storedSettings.ts'
import { withStored, type Stored } from './withStored.ts'

export interface DeliveryOptions {
  readonly env: Environment
  readonly db: Db
  readonly key: SigningKey
  readonly now: () => number
  readonly log: Log
  /** Demo content is shown to the world: its accounts are open, so that nothing is really sent. */
  readonly isDemo?: boolean
}

/** Why a part that was set here does not hold. */
export type PartFault = 'locked' | 'unusable'

export interface Delivery {
  /** These two are the same for good, and do what holds at the moment. */
  readonly sender: Sender
  readonly paymentMethods: PaymentMethods
  readonly readiness: () => {
    readonly mail: Readiness
    readonly sms: Readiness
    readonly payment: Readiness[]
  }
  readonly env: Environment
  readonly key: SigningKey
  readonly isDemo: boolean
  /** The environment with what holds of what was set here. */
  readonly effective: () => Environment
  /** Parts that were set here and do not hold. */
  readonly faults: () => ReadonlyMap<DeliveryPart, PartFault>
  /** Whether these values would hold beside what else holds. @throws ConfigError */
  readonly check: (part: DeliveryPart, values: DeliveryValues) => void
  /** Takes over what was set here or at another server since. */
  readonly reload: () => Promise<void>
}

/**
 * Sender and ways to pay that follow what administrators set. A change is seen where it was made at once, at other servers when
 * their clock reloads. Throws what `chooseSender` and `choosePaymentMethods` throw of the environment.
 */
export const createDelivery = (options: DeliveryOptions): Delivery => {
  const { env, db, key, now, log, isDemo = false } = options
  const build = (effective: Environment, to: Log) => ({
    effective,
    sender: retirable(chooseSender(effective, db, to)),
    methods: choosePaymentMethods(effective, { db, key, now, log: to }),
  })
  let current = build(env, withoutWarnings(log))
  let faults: ReadonlyMap<DeliveryPart, PartFault> = new Map()
  let seen: string | null = null

  /** Rows that hold, and the reasons of the others. */
  const holding = (rows: readonly SettingsRow[]) => {
    const { stored, locked } = openParts(env, key, rows)
    const found = new Map<DeliveryPart, PartFault>(locked.map((part) => [part, 'locked']))
    if (locked.length > 0)
      log.error(
        { parts: locked },
        'settings of the browser cannot be opened: they were sealed by another key (SECRET), and count as not configured',
      )
    const held = new Map<DeliveryPart, DeliveryValues>()
    for (const [part, values] of stored) {
      try {
        mustHold(part, values, held)
        held.set(part, values)
      } catch (error) {
        if (!(error instanceof Error)) throw error
        found.set(part, 'unusable')
        log.error({ part, why: error.message }, 'settings of the browser do not hold')
      }
    }
    return { stored: held, found }
  }

  const mustHold = (part: DeliveryPart, values: DeliveryValues, beside: Stored): void => {
    if (isDemo && (part === 'mail' || part === 'sms'))
      throw new ConfigError('SEED', 'demo content does not stand beside real senders')
    const effective = withStored(env, new Map([...beside, [part, values]]))
    chooseSender(effective, db, withoutWarnings(log)).close()
    choosePaymentMethods(effective, { db, key, now })
  }

  const load = async (): Promise<void> => {
    const rows = await readRows(db)
    const state = rows
      .map(({ part, version }) => `${part} ${version}`)
      .sort()
      .join(', ')
    if (state === seen) return
    const { stored, found } = holding(rows)
    const before = current
    // Missing settings are logged once, when the settings made here are known.
    current = build(withStored(env, stored), seen === null ? log : withoutWarnings(log))
    faults = found
    seen = state
    before.sender.close()
  }

  // One after the other: what was read earlier must not come later.
  let turn: Promise<void> = Promise.resolve()
  const reload = (): Promise<void> => (turn = turn.catch(() => undefined).then(load))

  return {
    env,
    key,
    isDemo,
    sender: {
      get carriers() {
        return current.sender.carriers
      },
      sendSms: (message) => current.sender.sendSms(message),
      sendMail: (message) => current.sender.sendMail(message),
      get sendNotice() {
        return current.sender.sendNotice
      },
      close: () => current.sender.close(),
    },
    paymentMethods: {
      get methods() {
        return current.methods.methods
      },
      get providers() {
        return current.methods.providers
      },
      get sandbox() {
        return current.methods.sandbox
      },
      get transfer() {
        return current.methods.transfer
      },
    },
    readiness: () => ({
      mail: mailReadiness(current.effective),
      sms: smsReadiness(current.effective),
      payment: paymentReadiness(current.effective),
    }),
    effective: () => current.effective,
    faults: () => faults,
    check: (part, values) => mustHold(part, values, new Map()),
    reload,
  }
}

const withoutWarnings = (log: Log): Log => ({
  info: (fields, message) => log.info(fields, message),
  warn: () => undefined,
  error: (fields, message) => log.error(fields, message),
})

/** A sender that is closed when what it has begun to send is sent. */
const retirable = (sender: Sender): Sender => {
  let sending = 0
  let isClosed = false
  const track = async (send: () => Promise<void>): Promise<void> => {
    sending += 1
    try {
      await send()
    } finally {
      sending -= 1
      if (isClosed && sending === 0) sender.close()
    }
  }
  const { sendNotice } = sender
  return {
    carriers: sender.carriers,
    sendSms: (message) => track(() => sender.sendSms(message)),
    sendMail: (message) => track(() => sender.sendMail(message)),
    sendNotice: sendNotice === null ? null : (message) => track(() => sendNotice(message)),
    close: () => {
      isClosed = true
      if (sending === 0) sender.close()
    },
  }
}
