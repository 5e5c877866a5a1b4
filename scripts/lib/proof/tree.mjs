import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../root.mjs'
import { isMade } from './lists.mjs'

/**
 * Files of the project at one point in time.
 * @typedef {{texts: ReadonlyMap<string, string>, hashes: ReadonlyMap<string, string>}} Tree `texts`: by path, empty for
 *   binary files; `hashes`: git blob hash by path. Ignored files are left out.
 */

/** The work tree, including uncommitted changes. @returns {Tree} */
export const presentTree = () => {
  if (commitOf('HEAD') === null) return unversioned()
  const staged = new Map(entriesOf(git('ls-files', '--stage', '-z')))
  const dirty = list(git('ls-files', '--modified', '--others', '--exclude-standard', '-z'))
  for (const path of dirty) staged.delete(path)
  const texts = new Map()
  const hashes = new Map(staged)
  for (const path of [...staged.keys(), ...dirty]) {
    const file = join(root, path)
    if (!existsSync(file)) continue
    const isRead = isText.test(path)
    if (!isRead && staged.has(path)) {
      texts.set(path, '')
      continue
    }
    const content = readFileSync(file)
    texts.set(path, isRead ? content.toString('utf8') : '')
    if (!staged.has(path)) hashes.set(path, blobHash(content))
  }
  return { texts, hashes }
}

/** Used where there is no git repository, for example after unpacking an archive. */
const unversioned = () => {
  const texts = new Map()
  const hashes = new Map()
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!notKept.has(entry.name)) walk(path)
      } else if (entry.isFile() && !isMade(path)) {
        const content = readFileSync(join(root, path))
        texts.set(path, isText.test(path) ? content.toString('utf8') : '')
        hashes.set(path, blobHash(content))
      }
    }
  }
  walk('')
  return { texts, hashes }
}

/** Folders that `.gitignore` names, and git's own. */
const notKept = new Set([
  '.git',
  'node_modules',
  'dist',
  'storybook-static',
  '.cache',
  'data',
  'release',
  'coverage',
  'test-results',
])

/** The tree of a commit. @returns {Tree} */
export const treeAt = (revision) => {
  const hashes = new Map(
    list(git('ls-tree', '-r', '-z', revision)).map((line) => {
      const [about, path] = line.split('\t')
      return [path, about.split(' ')[2]]
    }),
  )
  const wanted = [...hashes].filter(([path]) => isText.test(path))
  const contents = blobs(wanted.map(([, hash]) => hash))
  const texts = new Map([...hashes.keys()].map((path) => [path, '']))
  for (const [index, [path]] of wanted.entries()) texts.set(path, contents[index])
  return { texts, hashes }
}

/** A tree made from texts, for tests. @param {Record<string, string>} files */
export const treeOf = (files) => ({
  texts: new Map(Object.entries(files)),
  hashes: new Map(Object.entries(files).map(([path, text]) => [path, blobHash(text)])),
})

/** Hash of a commit; null if git does not know it or there is no repository. */
export const commitOf = (revision) => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim()
  } catch {
    return null
  }
}

/** Merge base of the branch and `main`; on `main` its last commit. */
export const branchPoint = () => {
  const [head, main] = [commitOf('HEAD'), commitOf('main')]
  if (head === null || main === null) return head
  try {
    return git('merge-base', 'HEAD', 'main').trim()
  } catch {
    return head
  }
}

/** True if the work tree equals its commit, except for the named paths. */
export const isClean = (except = []) =>
  commitOf('HEAD') !== null &&
  git('status', '--porcelain', '--', '.', ...except.map((path) => `:!${path}`)).trim() === ''

const isText = /\.(?:[cm]?[jt]sx?|json|mdx?|html|sql)$/

/** Git's hash of a file's content. */
const blobHash = (content) => {
  const bytes = Buffer.from(content)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

/** Path and hash of each line of `git ls-files --stage`. */
const entriesOf = (text) =>
  list(text).map((line) => {
    const [about, path] = line.split('\t')
    return [path, about.split(' ')[1]]
  })

const list = (text) => text.split('\0').filter((line) => line !== '')

const blobs = (hashes) => {
  const out = git.raw(['cat-file', '--batch'], hashes.join('\n'))
  const texts = []
  for (let at = 0; texts.length < hashes.length;) {
    const end = out.indexOf(10, at)
    const size = Number(out.toString('latin1', at, end).split(' ')[2])
    texts.push(out.toString('utf8', end + 1, end + 1 + size))
    at = end + size + 2
  }
  return texts
}

function git(...words) {
  return git.raw(words).toString('utf8')
}
git.raw = (words, input = '') =>
  execFileSync('git', words, {
    cwd: root,
    input,
    maxBuffer: 2 ** 29,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
