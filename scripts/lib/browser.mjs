import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findChromium } from './chromium.mjs'
import { Remedy } from './say.mjs'

/**
 * Makes sure that there is a Chromium: CHROMIUM_PATH, an installed one, Playwright's own; else it is installed by apt,
 * where this process may. Answers its path.
 * @param {{ whole?: boolean }} options of `findChromium`
 * @throws {Remedy}
 */
export const ensureBrowser = async (options) => {
  const { chromium } = await import('playwright')
  const found = findChromium(options) ?? [chromium.executablePath()].find((file) => existsSync(file))
  if (found !== undefined) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get) …')
    const how = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], how)
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      how,
    )
    const installed = findChromium(options)
    if (installed !== undefined) return installed
  }
  throw new Remedy(
    'There is no Chromium for the tests.',
    'Install Chromium or Chrome, name one with CHROMIUM_PATH=/path/to/chrome, or run: npx playwright install chromium',
  )
}
