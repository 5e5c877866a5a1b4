import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

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
 * WebDriver BiDi by itself; WebKit is WebKitGTK, driven by its own driver on a screen that nobody sees.
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
