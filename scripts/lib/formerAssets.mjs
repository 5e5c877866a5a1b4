import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** How many builds before the present one are kept: a page that was opened before two upgrades still finds its files. */
const kept = 2

/**
 * Lays aside what browsers loaded of the build that is there, before a new one takes its place.
 * @param {{ dist: string, before?: string | undefined }} folders `before`: the `dist` of the running program, where this one is built elsewhere
 * @returns {() => void} to be called when the new build is whole; until then nothing that is served changes
 */
export const layAsideAssets = ({ dist, before }) => {
  const old = [dist, before].find((folder) => folder !== undefined && existsSync(join(folder, 'site/assets')))
  if (old === undefined) return () => undefined
  const draft = join(dist, 'former.part')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const folders = [old, ...former(old)].slice(0, kept)
  folders.forEach((folder, at) => {
    const assets = at === 0 ? join(folder, 'site/assets') : join(folder, 'assets')
    cpSync(assets, join(draft, String(at + 1), 'assets'), { recursive: true })
    const release = join(folder, 'release.json')
    if (existsSync(release)) cpSync(release, join(draft, String(at + 1), 'release.json'))
  })
  return () => {
    const isSame = namesIn(join(draft, '1/assets')) === namesIn(join(dist, 'site/assets'))
    // A repeated build does not evict an older one.
    if (isSame && old === dist) return rmSync(draft, { recursive: true, force: true })
    const target = join(dist, 'former')
    rmSync(target, { recursive: true, force: true })
    renameSync(draft, target)
  }
}

/** Folders of earlier builds, the newest first. */
const former = (dist) => {
  const folder = join(dist, 'former')
  return existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name))
    : []
}

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder).toSorted().join('\n') : '')

/**
 * Writes which release was built, for `server/shared/release.ts` and for people who look at a build.
 * @param {string} dist
 * @param {{ version: string, commit: string }} release
 */
export const writeRelease = (dist, release) => {
  if (!existsSync(dist)) return
  const file = join(dist, 'release.json')
  const text = `${JSON.stringify(release)}\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
