import { cannotConnect } from '../db/cannotConnect.ts'
import type { Ask } from './facts.ts'

/** One connection to PostgreSQL for as long as `work` lasts, whatever the data's migrations are. Rejects with `DatabaseError`. */
export const withClient = async <T>(connectionString: string, work: (ask: Ask) => Promise<T>): Promise<T> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    ...{ connectionString, connectionTimeoutMillis: 10_000 },
    ...{ options: '-c timezone=UTC', application_name: 'symposium' },
  })
  // A broken connection is reported to the pending query.
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw cannotConnect(error, connectionString)
  })
  try {
    return await work(async (text) => (await client.query<Record<string, unknown>>(text)).rows)
  } finally {
    await client.end()
  }
}
