import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeLists } from './machineLists.mjs'
import { root } from './root.mjs'
import { Remedy } from './say.mjs'

/**
 * Installs exactly what the lockfile says when node_modules is absent or holds something else, and makes the lists of
 * machines where a folder has come or gone since.
 * @throws {Remedy}
 */
export const ensureInstalled = () => {
  const reason = whatIsMissing()
  if (reason !== null) install(reason)
  writeLists()
}

const install = (reason) => {
  console.log(`Installing packages (${reason}) …`)
  // One string for the shell: on Windows npm is a script, which only a shell can start.
  const result = spawnSync('npm ci --no-audit --no-fund', { cwd: root, stdio: 'inherit', shell: true })
  if (result.status !== 0) {
    throw new Remedy(
      '`npm ci` failed; its messages stand above.',
      'Check the network and that this folder can be written, then run the command again.',
    )
  }
}

const whatIsMissing = () => {
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return 'there are none yet'
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  for (const [path, entry] of Object.entries(wanted)) {
    // Optional packages are those of other systems.
    if (path === '' || entry.optional || entry.devOptional || entry.link || entry.peer) continue
    if (present[path]?.version !== entry.version)
      return `${path.replace(/^node_modules\//, '')} is not at ${entry.version}`
  }
  return null
}
