import { join } from 'node:path'

import { root } from '../../lib/root.mjs'
import { origin } from './members.mjs'
import { freePort, startServer } from './serverProcess.mjs'

/**
 * The built server on a PostgreSQL of its own, for as long as `work` lasts.
 * @template T
 * @param {(use: {port: number, client: import('pg').Client}) => Promise<T>} work `client`: for the rows that are measured
 * @returns {Promise<T>}
 */
export const onPostgres = async (work) => {
  const [{ runnerImport }, { default: pg }] = await Promise.all([import('vite'), import('pg')])
  const { module } = await runnerImport(join(root, 'tests/support/postgres.ts'))
  const cluster = await module.startPostgres()
  const port = await freePort()
  const server = await startServer({ port, origin, databaseUrl: cluster.url })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    return await work({ port, client })
  } finally {
    await client.end()
    await server.stop()
    await cluster.stop()
  }
}
