import type { DeliveryValues } from '../../src/contract/deliveryParts.ts'
import type { DeliveryPart } from '../../src/contract/deliveryPlaces.ts'
import { nicknamesOf } from '../accounts/nicknames.ts'
import { seal, unseal } from '../accounts/seal.ts'
import { deliverySettings, type KeptPart } from '../db/schema/site.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Environment, SigningKey } from '../shared/config.ts'
import { variablesSet } from './withStored.ts'

export type SettingsRow = typeof deliverySettings.$inferSelect

export const readRows = (db: Db | Tx): Promise<SettingsRow[]> => db.select().from(deliverySettings)

/** The secrets of a row by name; null: no key at hand opens them. */
export const openSecrets = (
  key: SigningKey,
  { part, sealed }: Pick<SettingsRow, 'part' | 'sealed'>,
): DeliveryValues | null => {
  if (sealed === null) return {}
  const opened = unseal(key, { setting: part }, sealed)
  return opened === null ? null : (JSON.parse(Buffer.from(opened).toString()) as DeliveryValues)
}

/**
 * Settings made in the browser of parts that the environment leaves out. `locked`: parts whose secrets no available key opens, which
 * count as not configured.
 */
export const openParts = (env: Environment, key: SigningKey, rows: readonly KeptPart[]) => {
  const stored = new Map<DeliveryPart, DeliveryValues>()
  const locked: DeliveryPart[] = []
  for (const row of rows) {
    if (row.content === null || variablesSet(env, row.part).length > 0) continue
    const secrets = openSecrets(key, row)
    if (secrets === null) locked.push(row.part)
    else stored.set(row.part, { ...row.content, ...secrets })
  }
  return { stored, locked }
}

/** Null: there is nothing to seal. */
export const sealSecrets = (key: SigningKey, part: DeliveryPart, secrets: DeliveryValues): string | null =>
  Object.keys(secrets).length === 0
    ? null
    : seal(key, { setting: part }, Buffer.from(JSON.stringify(secrets)))

/** Nicknames of those who set something, by id. */
export const namesOf = (db: Db, rows: readonly SettingsRow[]) =>
  nicknamesOf(
    db,
    rows.flatMap(({ by, secrets }) => [by, ...Object.values(secrets).map((one) => one.by)]),
  )
