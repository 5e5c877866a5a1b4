import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

/** Hash of every file below these paths (relative to the project), by name and content. Absent paths count as empty. */
export const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

/** True if the output of the last time is there, and none of its sources has changed. */
export const isFresh = (name, hash, output) => {
  const file = stampFile(name)
  return existsSync(join(root, output)) && existsSync(file) && readFileSync(file, 'utf8') === hash
}

/** Before the work, so that an interrupted one is not taken for a finished one. */
export const forget = (name) => rmSync(stampFile(name), { force: true })

export const remember = (name, hash) => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampFile(name), hash)
}

const stampFile = (name) => join(root, '.cache', `${name}.stamp`)

/** Files below a path, sorted, with forward slashes. */
export const filesBelow = (path) => {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      return entry.isDirectory() ? filesBelow(inner) : [inner]
    })
}
