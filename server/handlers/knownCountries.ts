import { countries } from '../db/schema/accounts.ts'
import type { Db } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'

/** Refuses dialling codes that no country of the list has. The list is kept for a minute. */
export const knownCountries = (db: Db, now: () => number) => {
  let known: { codes: ReadonlySet<string>; until: number } | null = null
  return async (code: string): Promise<void> => {
    if (known === null || known.until <= now()) {
      const rows = await db.select({ code: countries.code }).from(countries)
      known = { codes: new Set(rows.map((row) => row.code)), until: now() + 60_000 }
    }
    if (!known.codes.has(code)) throw new Refused('countryUnknown', { field: 'country_code' })
  }
}
