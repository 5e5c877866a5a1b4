import { and, count, eq, sql } from 'drizzle-orm'
import { dequal } from 'dequal'

import type { Delivery as DeliveryAnswer, DeliveryState } from '../../src/contract/delivery.ts'
import {
  boundToSecret,
  deliveryFields,
  deliveryForms,
  isSecret,
  mailPorts,
  type DeliveryValues,
} from '../../src/contract/deliveryParts.ts'
import { deliveryParts, type DeliveryPart } from '../../src/contract/deliveryPlaces.ts'
import { isReason, type Reason } from '../../src/contract/reasons.ts'
import { audit } from '../accounts/audit.ts'
import { takeHit } from '../accounts/limits.ts'
import { mustBeRecent } from '../accounts/secondFactor/mustHaveProof.ts'
import { users } from '../db/schema/accounts.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { deliverySettings, type KeptSecrets } from '../db/schema/site.ts'
import type { Db, Tx } from '../db/types.ts'
import { namesOf, openSecrets, readRows, sealSecrets, type SettingsRow } from '../delivery/storedSettings.ts'
import { storageOf, tryFolder, tryMail, tryProvider, trySms } from '../delivery/tryDelivery.ts'
import { fromEnvironment, variablesSet } from '../delivery/withStored.ts'
import { isKey } from '../pay/paymentMethods.ts'
import { ConfigError } from '../shared/config.ts'
import { maskedEmail, maskedMobile } from '../shared/masks.ts'
import { Refused } from '../shared/refused.ts'
import type { Deps, HandlerTable, MemberCall } from './table.ts'

/** Mail, text messages, ways to pay and files, set in the browser (OPS-01). The contract names the permission, checked before. */
export const deliveryHandlers = ({ db, config, delivery, now }: Deps) => {
  const answer = async (userId: number): Promise<DeliveryAnswer> => {
    const rows = await readRows(db)
    const names = await namesOf(db, rows)
    const own = await contactOf(db, userId)
    const shown = (part: DeliveryPart) => stateOf(part, rows.find((row) => row.part === part) ?? null, names)
    return {
      parts: deliveryParts.map(shown),
      storage: await storageOf(config.filesRoot, Boolean(delivery.env['FILES'])),
      own_email: own.email === null ? '' : maskedEmail(own.email),
      own_phone: own.mobile === null ? '' : maskedMobile(own.mobile),
    }
  }

  const stateOf = (
    part: DeliveryPart,
    row: SettingsRow | null,
    names: ReadonlyMap<number, string>,
  ): DeliveryState => {
    const variables = variablesSet(delivery.env, part)
    const setBy = ({ at, by }: { at: string; by: number }) => ({ at, by: names.get(by) ?? '' })
    const history = {
      version: row?.version ?? 0,
      changed: row === null ? null : setBy({ at: row.at.toISOString(), by: row.by }),
    }
    if (variables.length > 0) {
      const { values, secrets } = fromEnvironment(delivery.env, part)
      const known = Object.fromEntries(secrets.map((name) => [name, null]))
      return { part, source: 'environment', variables, values, secrets: known, ...history }
    }
    if (row === null || row.content === null)
      return { part, source: 'none', variables, values: {}, secrets: {}, ...history }
    return {
      ...{ part, variables, ...history },
      source: delivery.faults().get(part) ?? 'stored',
      values: { ...row.content },
      secrets: Object.fromEntries(Object.entries(row.secrets).map(([name, kept]) => [name, setBy(kept)])),
    }
  }

  /** One change of one part: proved, on the version that was seen, written down without a secret, and in force at once. */
  const change = async (
    { part, version }: { part: DeliveryPart; version: number },
    { exchange, member }: MemberCall,
    work: (tx: Tx, row: SettingsRow | null, at: Date) => Promise<Change | null>,
  ): Promise<DeliveryAnswer> => {
    if (variablesSet(delivery.env, part).length > 0) throw new Refused('setByEnvironment', { field: 'part' })
    await db.transaction(async (tx) => {
      const at = new Date(now())
      await mustBeRecent(tx, member, at)
      // Also where there is no row yet: of two at once one waits for the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`delivery ${part}`}, 0))`)
      const [row = null] = await tx.select().from(deliverySettings).where(eq(deliverySettings.part, part))
      const outcome = await work(tx, row, at)
      // Done already, by any administrator: a lost answer can be requested again.
      if (outcome === null) return
      if ((row?.version ?? 0) !== version) throw new Refused('versionConflict', { field: 'version' })
      const { content, sealed, secrets, event, fields } = outcome
      const next = { content, sealed, secrets, version: version + 1, by: member.userId, at }
      await tx
        .insert(deliverySettings)
        .values({ part, ...next })
        .onConflictDoUpdate({ target: deliverySettings.part, set: next })
      await audit(tx, exchange, at, 'site', 0, event, member.userId, { part, fields })
    })
    await delivery.reload()
    return answer(member.userId)
  }

  const mustBeFree = async (tx: Tx, part: DeliveryPart): Promise<void> => {
    const open = part === 'wechat' || part === 'alipay' ? await openMoney(tx, part) : 0
    if (open > 0) throw new Refused('paymentsOpen', { count: open, field: 'part' })
  }

  return {
    getDelivery: (_input, { member }) => answer(member.userId),

    saveDelivery: ({ part, version, values: typed }, call) => {
      const values = parsed(part, typed, config.production)
      return change({ part, version }, call, async (tx, row, at) => {
        const stored = row === null ? {} : openSecrets(delivery.key, row)
        const isKnown = row !== null && row.content !== null && stored !== null
        const before = isKnown ? { ...row.content, ...stored } : null
        const { content, secrets, fresh } = merged(part, values, before)
        if (before !== null && dequal({ ...content, ...secrets }, before)) return null
        if (before !== null && merchantOf(before) !== merchantOf(content)) await mustBeFree(tx, part)
        mustHold(() => delivery.check(part, { ...content, ...secrets }), delivery.isDemo, part)
        const mark = { at: at.toISOString(), by: call.member.userId }
        const kept: KeptSecrets = Object.fromEntries(
          Object.keys(secrets).map((name) => [
            name,
            fresh.includes(name) ? mark : (row?.secrets[name] ?? mark),
          ]),
        )
        const old: DeliveryValues = before ?? {}
        return {
          ...{ content, sealed: sealSecrets(delivery.key, part, secrets), secrets: kept },
          event: 'delivery.saved',
          fields: [
            ...Object.keys(content).filter((name) => content[name] !== (old[name] ?? '')),
            ...Object.keys({ ...old, ...secrets }).filter(
              (name) => !(name in content) && secrets[name] !== old[name],
            ),
          ],
        }
      })
    },

    clearDelivery: ({ part, version }, call) =>
      change({ part, version }, call, async (tx, row) => {
        if (row === null || row.content === null) return null
        if (row.version === version) await mustBeFree(tx, part)
        return { content: null, sealed: null, secrets: {}, event: 'delivery.cleared', fields: [] }
      }),

    testDelivery: async ({ place }, { exchange, member: { userId } }) => {
      const window = { key: `delivery-test:${userId}`, hits: testsPerWindow, seconds: 600 }
      const wait = await takeHit(db, window, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const lang = exchange.language
      const own = await contactOf(db, userId)
      const run = async () => {
        switch (place) {
          case 'storage':
            return tryFolder(config.filesRoot)
          case 'mail':
            if (own.email === null) throw new Refused('ownEmailMissing')
            return tryMail(delivery.effective(), own.email, lang)
          case 'sms':
            if (delivery.sender.carriers.sms === 'outbox') return null
            if (own.mobile === null || own.country === null) throw new Refused('ownPhoneMissing')
            return trySms(delivery.sender, { country: own.country, mobile: own.mobile }, lang)
          case 'wechat':
          case 'alipay': {
            const provider = delivery.paymentMethods.providers.get(place)
            return provider === undefined ? null : tryProvider(provider)
          }
        }
      }
      const trial = await run()
      if (trial === null) throw new Refused('partNotConfigured', { field: 'place' })
      await audit(db, exchange, new Date(now()), 'site', 0, 'delivery.tested', userId, {
        ...{ part: place, fault: trial.fault },
      })
      return { place, ...trial }
    },
  } satisfies Partial<HandlerTable>
}

interface Change extends Pick<SettingsRow, 'content' | 'sealed' | 'secrets'> {
  readonly event: string
  /** Names of what is another now. */
  readonly fields: readonly string[]
}

/** So often an administrator may test in ten minutes: a mail server is typed, and asked by us. */
const testsPerWindow = 10

const contactOf = async (db: Db, userId: number) => {
  const [own] = await db
    .select({ email: users.email, country: users.countryCode, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, userId))
  return own ?? { email: null, country: '', mobile: null }
}

/** By the rules of the form, and by those that only the server knows. @throws Refused */
const parsed = (part: DeliveryPart, typed: DeliveryValues, production: boolean): DeliveryValues => {
  const result = deliveryForms[part].safeParse(typed)
  if (!result.success) {
    const [issue] = result.error.issues
    const reason: Reason = isReason(issue?.message) ? issue.message : 'invalid'
    throw new Refused(reason, { field: String(issue?.path[0] ?? 'values') })
  }
  const values = result.data
  // A relay on another port is for developers, and for operators, who name it in SMTP_URL.
  if (part === 'mail' && production && !mailPorts.some((port) => String(port) === values['port']))
    throw new Refused('mailPortOther', { field: 'port' })
  for (const { name, kind } of deliveryFields[part]) {
    const text = values[name] ?? ''
    const wanted = { privateKey: 'PRIVATE KEY', publicKey: 'PUBLIC KEY' } as const
    if ((kind === 'privateKey' || kind === 'publicKey') && text !== '' && !isKey(text, wanted[kind]))
      throw new Refused('keyUnreadable', { field: name })
  }
  return values
}

/** The typed values, with the secrets that were left unchanged. @throws Refused if one is missing */
const merged = (part: DeliveryPart, values: DeliveryValues, before: DeliveryValues | null) => {
  const fields = deliveryFields[part]
  const content = Object.fromEntries(
    fields.filter((each) => !isSecret(each)).map(({ name }) => [name, values[name] ?? '']),
  )
  const isElsewhere = (boundToSecret[part] ?? []).some((name) => content[name] !== before?.[name])
  const secrets: Record<string, string> = {}
  const fresh: string[] = []
  for (const { name, isRequired } of fields.filter(isSecret)) {
    const typed = values[name] ?? ''
    const kept = before?.[name] ?? ''
    const isUnwanted = part === 'mail' && content['user'] === ''
    if (isUnwanted) continue
    if (typed !== '') {
      secrets[name] = typed
      if (typed !== kept) fresh.push(name)
    } else if (kept !== '' && isElsewhere) throw new Refused('secretAgain', { field: name })
    else if (kept !== '') secrets[name] = kept
    else if (isRequired) throw new Refused('required', { field: name })
  }
  return { content, secrets, fresh }
}

/** Merchant that holds the money: payments of another merchant could not be queried. */
const merchantOf = ({ app_id: app = '', merchant_id: merchant = '' }: DeliveryValues): string =>
  JSON.stringify([app, merchant])

const mustHold = (check: () => void, isDemo: boolean, part: DeliveryPart): void => {
  try {
    check()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new Refused(isDemo && (part === 'mail' || part === 'sms') ? 'besideDemo' : 'besideSandbox', {
      field: 'part',
    })
  }
}

/** Attempts that can still be paid, and refunds that are being sent. */
const openMoney = async (tx: Tx, method: 'wechat' | 'alipay'): Promise<number> => {
  const [waiting] = await tx
    .select({ sum: count() })
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.state, 'waiting')))
  const [returning] = await tx
    .select({ sum: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.method, method), eq(refunds.state, 'processing')))
  return (waiting?.sum ?? 0) + (returning?.sum ?? 0)
}
