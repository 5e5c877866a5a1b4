import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import project from '../../package.json' with { type: 'json' }
import { migrations } from './migrate.ts'
import { openDatabase } from './open.ts'
import type { Log } from './types.ts'

/**
 * Makes a migrated, empty cluster of the embedded engine in `folder`, shut down, for new databases to be copies of it.
 * Several processes may make the same folder at the same time.
 */
const makeCluster = async (folder: string): Promise<void> => {
  const draft = mkdtempSync(`${folder}.`)
  try {
    const { close } = await openDatabase(join(draft, 'database'), silent, { cluster: null })
    await close()
    renameSync(join(draft, 'database', 'pg'), folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The cluster of these migrations in a folder for what was made before; made when it is not there. Gives its path. */
export const keptCluster = async (folder: string): Promise<string> => {
  const engine = project.dependencies['@electric-sql/pglite']
  const mark = createHash('sha256')
    .update(JSON.stringify([engine, migrations]))
    .digest('hex')
    .slice(0, 16)
  const cluster = join(folder, `cluster-${mark}`)
  if (!existsSync(cluster)) {
    mkdirSync(folder, { recursive: true })
    await makeCluster(cluster)
  }
  return cluster
}

const nothing = () => undefined
const silent: Log = { info: nothing, warn: nothing, error: nothing }
