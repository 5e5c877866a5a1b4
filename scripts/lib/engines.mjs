import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

/** Debian packages that bring the engines, and what both play films with; as `.ci/run` installs them. */
const packages = {
  firefox: ['firefox-esr', 'gstreamer1.0-libav'],
  webkit: [
    'webkit2gtk-driver',
    'xvfb',
    'gstreamer1.0-libav',
    'gstreamer1.0-plugins-good',
    'gstreamer1.0-plugins-bad',
  ],
}

/**
 * The engines beside Chromium that this machine has, each with the programs that run it. Firefox (or FIREFOX_PATH) speaks
 * WebDriver BiDi by itself; WebKit is WebKitGTK, driven by its own driver on a virtual screen.
 * @returns {{firefox?: {firefox: string}, webkit?: {driver: string, browser: string, screen: string}}}
 */
export const findEngines = () => {
  const firefox = findFirefox()
  const [driver, screen, browser] = [findProgram('WebKitWebDriver'), findProgram('Xvfb'), findMiniBrowser()]
  const webkit = [driver, screen, browser].every((file) => file !== undefined)
  return {
    ...(firefox === undefined ? {} : { firefox: { firefox } }),
    ...(webkit ? { webkit: { driver, browser, screen } } : {}),
  }
}

/**
 * The engine in turn: a plain run opens one, and each commit has the other as often. If only one was found, that one.
 * @param {string} commit its hash in hexadecimal digits
 * @param {object} found as `findEngines` answers it
 * @returns {'firefox' | 'webkit' | null} null: no engine was found
 */
export const engineInTurn = (commit, found) => {
  const names = ['firefox', 'webkit'].filter((engine) => engine in found)
  return names[parseInt(commit[0], 16) % names.length] ?? null
}

/**
 * Engine in turn at this commit, and the sentence about it. `env`: for the run, in which the configuration reads
 * `ENGINES`; without it all found engines run, as with `DEEP=1` and without a commit.
 */
export const takeTurns = (found, { deep = process.env.DEEP === '1', commit = headOf() } = {}) => {
  const engine = deep || commit === null ? null : engineInTurn(commit, found)
  if (engine === null) return { env: {}, says: `in turn: ${Object.keys(found).join(' and ') || 'none'}` }
  return { env: { ENGINES: engine }, says: `in turn at ${commit.slice(0, 10)}: ${engine}; --deep opens all` }
}

const headOf = () => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Those of the found engines that `ENGINES` names with commas between; all without it. @throws when it names none of them */
export const chosenEngines = (found, wanted = process.env.ENGINES) => {
  const names = Object.keys(found)
  if (wanted === undefined) return names
  const chosen = names.filter((engine) => wanted.split(',').includes(engine))
  if (chosen.length === 0) throw new Error(`ENGINES names ${wanted}; found: ${names.join(', ') || 'none'}`)
  return chosen
}

/** One sentence for each engine that is not here. */
export const sayMissing = (found) =>
  Object.entries(packages)
    .filter(([engine]) => !(engine in found))
    .map(([engine, names]) => `not found: ${engine} (Debian: apt-get install ${names.join(' ')})`)

const findFirefox = () => {
  const named = process.env.FIREFOX_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`)
    return named
  }
  if (process.platform === 'darwin')
    return ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((file) => existsSync(file))
  return findProgram('firefox-esr') ?? findProgram('firefox')
}

const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .concat('/usr/bin', '/usr/local/bin')
    .map((folder) => join(folder, name))
    .find(isProgram)

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Beside the library: /usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser */
const findMiniBrowser = () =>
  foldersOf('/usr/lib')
    .flatMap((machine) => foldersOf(machine).filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder)))
    .toSorted()
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast(isProgram)

const foldersOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : []
