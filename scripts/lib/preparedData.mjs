import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'
import { filesBelow, hashOf } from './stamp.mjs'

const folder = join(root, '.cache/prepared')

/** Seeded rows are dated relative to its moment: a live has begun half an hour ago, an order waits for its payment. */
const freshFor = 30 * 60_000

/**
 * The data of the built server after its first start: migrated and seeded, with the key of its sessions beside it. Kept, because
 * making it takes twice as long as a start on a copy of it.
 * @returns {Promise<string>} a folder with `db` and `db.key`, to be copied, never opened
 */
export const preparedData = () =>
  keptFolder({ folder, hash: buildHash(), make: (draft) => fillOnce(join(draft, 'db')), now: Date.now })

/**
 * The folder that `make` has filled for this `hash` less than half an hour ago, or fills now. Several
 * processes may make it at the same time; one whose making fails leaves nothing that looks like it.
 * @param {{ folder: string, hash: string, make: (draft: string) => Promise<void>, now: () => number }} options
 * @returns {Promise<string>}
 */
export const keptFolder = async ({ folder, hash, make, now }) => {
  mkdirSync(folder, { recursive: true })
  const since = now()
  const kept = readdirSync(folder).map((name) => ({ name, age: since - Number(name.split('-')[1]) }))
  // Another process may be copying one that is not fresh any more.
  for (const { name, age } of kept)
    if (!(age < 2 * freshFor)) rmSync(join(folder, name), { recursive: true, force: true })
  const fresh = kept.find(({ name, age }) => name.startsWith(`${hash}-`) && age < freshFor)
  if (fresh !== undefined) return join(folder, fresh.name)

  const draft = mkdtempSync(join(folder, `draft-${since}-`))
  await make(draft)
  const made = join(folder, `${hash}-${since}-${process.pid}`)
  renameSync(draft, made)
  return made
}

/** A copy of the prepared data in `.cache/served/<name>`, in place of what a run before has left there. @returns its database */
export const servedData = async (name) => {
  const copy = join(root, '.cache/served', name)
  rmSync(copy, { recursive: true, force: true })
  cpSync(await preparedData(), copy, { recursive: true })
  return join(copy, 'db')
}

/** Hash of the sources of the data: the program with its migrations and its seed, and the engine. */
const buildHash = () => {
  const program = filesBelow('dist/server').filter(
    (file) => !file.startsWith('dist/server/cluster/') && !file.endsWith('.map'),
  )
  return hashOf(['package-lock.json', ...program]).slice(0, 16)
}

/** A first start, ended as soon as it listens. */
const fillOnce = (database) =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        LIVE_UDP_PORT: '0',
        DATABASE_URL: database,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let isFilled = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        said += part
        if (isFilled || !said.includes('http://localhost:')) return
        isFilled = true
        child.kill('SIGTERM')
      })
    }
    child.once('error', fail)
    child.once('exit', (code) => {
      if (isFilled) done()
      else fail(new Error(`The server ended (${code}): ${said}`))
    })
  })
