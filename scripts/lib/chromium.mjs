import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Flags for a headless browser in a container: quiet, no network of its own, fake camera and microphone. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/**
 * The browser of this machine: CHROMIUM_PATH, then the headless shell (the same engine without the browser's own
 * windows; a test takes two thirds of the processor time in it), then an installed Chromium or Chrome. Undefined leaves
 * the choice to Playwright (its own download, if there is one).
 * @param {{ whole?: boolean }} options `whole`: never the shell, for figures that speak of what visitors use
 */
export const findChromium = ({ whole = false } = {}) => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  const found = candidates().filter((file) => existsSync(file))
  return found.find((file) => !whole && file.endsWith(shell)) ?? found.find((file) => !file.endsWith(shell))
}

/**
 * Launch options for Playwright and for Vitest's browser mode.
 * @param {{ whole?: boolean, shortLived?: boolean }} options `whole`: see `findChromium`; `shortLived`: pages live for
 * seconds, and most of their code runs a few times, so that V8's optimizing compilers take longer than they save (103 s
 * of processor time for 54 screens of stories instead of 123 s)
 */
export const launchOptions = ({ whole = false, shortLived = false } = {}) => {
  const executablePath = findChromium({ whole })
  const args = shortLived ? [...chromiumFlags, '--js-flags=--no-opt'] : chromiumFlags
  return { args, ...(executablePath === undefined ? {} : { executablePath }) }
}

/** Debian's package and its command. */
const shell = 'chromium-headless-shell'

const candidates = () => {
  if (process.platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]
  if (process.platform === 'win32')
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        join(root, 'Google/Chrome/Application/chrome.exe'),
        join(root, 'Chromium/Application/chrome.exe'),
        join(root, 'Microsoft/Edge/Application/msedge.exe'),
      ])
  const names = [
    shell,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'google-chrome-beta',
  ]
  const folders = (process.env.PATH ?? '').split(':').concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}
