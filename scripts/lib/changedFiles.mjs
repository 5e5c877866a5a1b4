import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { machineLists } from './machineLists.mjs'
import { root } from './root.mjs'
import { Remedy } from './say.mjs'

/**
 * Files that differ from a revision: committed, uncommitted, new and removed. Without one: from where the branch left
 * `main`, and on `main` from its last commit. @returns {{since: string, changed: string[]}}
 */
export const changedSince = (revision = null) => {
  const since = revision === null ? branchPoint() : commitOf(revision)
  if (since === null) {
    throw new Remedy(
      `git knows no commit ${revision ?? 'HEAD'} here.`,
      'Name a commit, a branch or a tag: npm test -- --changed <rev>.',
    )
  }
  const changed = [
    ...list('diff', '--name-only', '--no-renames', '-z', since),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return { since, changed: [...new Set(changed)].sort() }
}

/** Text by path of every file that can import or be imported; what was removed is empty. */
export const textsOfProject = (changed) => {
  const paths = new Set([
    ...list('ls-files', '--cached', '--others', '--exclude-standard', '-z'),
    ...machineLists().map(({ path }) => path),
    ...changed,
  ])
  return new Map(
    [...paths].map((path) => {
      const file = join(root, path)
      return [path, isText.test(path) && existsSync(file) ? readFileSync(file, 'utf8') : '']
    }),
  )
}

const isText = /\.(?:[cm]?[jt]sx?|json|mdx?|html)$/

const branchPoint = () => {
  const head = commitOf('HEAD')
  const main = commitOf('main')
  if (head === null || main === null) return head
  return git('merge-base', 'HEAD', 'main')?.trim() ?? head
}

const commitOf = (revision) => git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)?.trim() ?? null

const list = (...parameters) => (git(...parameters) ?? '').split('\0').filter((path) => path !== '')

/** Null where git refuses. */
const git = (...parameters) => {
  try {
    return execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}
