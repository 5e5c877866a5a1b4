import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../root.mjs'
import { isMade } from './lists.mjs'

/**
 * The files of the project at one moment.
 * @typedef {{texts: ReadonlyMap<string, string>, hashes: ReadonlyMap<string, string>}} Tree `texts`: by path, empty for what
 *   is not text; `hashes`: of the content, by path. Files that git ignores are in neither.
 */

/** As it lies in the work tree, with what is not committed. @returns {Tree} */
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

/** Without git, as after unpacking an archive. */
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

/** What `.gitignore` names, and git itself. */
const notKept = new Set([
  '.git',
  'node_modules',
  'dist',
  'storybook-static',
  '.cache',
  'data',
  'coverage',
  'test-results',
])

/** As a commit holds it. @returns {Tree} */
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

/** A tree that stands in no repository: in tests. @param {Record<string, string>} files */
export const treeOf = (files) => ({
  texts: new Map(Object.entries(files)),
  hashes: new Map(Object.entries(files).map(([path, text]) => [path, blobHash(text)])),
})

/** The hash of a commit; null where git knows none of that name, or where there is no repository. */
export const commitOf = (revision) => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim()
  } catch {
    return null
  }
}

/** Where the branch left `main`; on `main` its last commit. */
export const branchPoint = () => {
  const [head, main] = [commitOf('HEAD'), commitOf('main')]
  if (head === null || main === null) return head
  try {
    return git('merge-base', 'HEAD', 'main').trim()
  } catch {
    return head
  }
}

/** Nothing differs from the last commit, the named paths aside. */
export const isClean = (except = []) =>
  commitOf('HEAD') !== null &&
  git('status', '--porcelain', '--', '.', ...except.map((path) => `:!${path}`)).trim() === ''

const isText = /\.(?:[cm]?[jt]sx?|json|mdx?|html|sql)$/

/** As git names a file's content. */
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
