import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../lib/root.mjs'
import { Remedy } from '../lib/say.mjs'
import { filesBelow } from '../lib/stamp.mjs'
import { runStories, storiesOf } from '../lib/storyRunner.mjs'

const workshop = 'storybook-static'
const cache = join(root, '.cache/atlas')
const themes = ['light', 'dark']

const size = { width: 1200, height: 900 }

/** A picture has at most this many pixels from left to right: more would only make the files larger. */
const sharpness = 960

/**
 * The screen of every state in every language and both themes, taken from the built workshop; kept until the workshop
 * changes.
 * @param {{states: string[], locales: string[]}} wanted
 * @returns {Promise<{pictures: Record<string, import('../../workbench/atlas/export/catalogue.types.ts').Pictures>, taken: number}>}
 *   by locale; `taken`: how many were not there yet
 * @throws {Remedy} when a state has no story, or its story fails
 */
export const takePictures = async ({ states, locales }) => {
  const all = storiesOf(join(root, workshop))
  const stories = new Map(states.map((state) => [state, all.find((story) => story.state === state)]))
  const lacking = states.filter((state) => stories.get(state) === undefined)
  if (lacking.length > 0)
    throw new Remedy(`No story shows ${lacking.join(', ')}.`, 'Write one with `parameters: { state }`.')

  const folder = keptFolder()
  const missing = states.filter((state) => locales.some((locale) => !isKept(folder, locale, state)))
  if (missing.length > 0) {
    await takeMissing(
      folder,
      locales.map((locale) => ({ locale, theme: 'light', ...size })),
      missing.map((state) => stories.get(state)),
    )
  }
  return {
    taken: missing.length * locales.length,
    pictures: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(states.map((state) => [state, kept(folder, locale, state)])),
      ]),
    ),
  }
}

const takeMissing = async (folder, views, stories) => {
  const { screens } = await runStories({
    folder: join(root, workshop),
    stories,
    views,
    attempts: 2,
    axe: false,
    workers: 3,
    onScreen: async ({ id, view, problems }, page) => {
      if (problems.length > 0) return
      const { state } = stories.find((story) => story.id === id)
      await keep(folder, view.locale, state, page)
    },
  })
  const failed = screens.filter(({ problems }) => problems.length > 0)
  if (failed.length > 0) {
    throw new Remedy(
      `These stories fail, so their states have no picture:\n${failed.map(({ id, problems }) => `  ${id}: ${problems[0]}`).join('\n')}`,
      'Mend them; `npm test stories` shows why.',
    )
  }
}

const keep = async (folder, locale, state, page) => {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()
  const clip = { x: 0, y: 0, width, height, scale: Math.min(1, sharpness / width) }
  const shots = {}
  for (const theme of themes) {
    await page.evaluate(lookIn, theme)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip })
    shots[theme] = data
  }
  await page.evaluate(lookIn, 'light')
  await session.detach()
  const file = fileOf(folder, locale, state)
  writeFileSync(file, JSON.stringify({ width, height, ...shots }))
}

/** Themes are properties of the root element and nothing else; a picture may still be on its way. */
const lookIn = async (theme) => {
  document.documentElement.dataset.theme = theme
  const seen = [...document.images].filter(({ loading }) => loading !== 'lazy')
  const loaded = Promise.allSettled(seen.map((image) => image.decode()))
  await Promise.race([loaded, new Promise((go) => setTimeout(go, 2000))])
  await document.fonts.ready
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
}

const fileOf = (folder, locale, state) => join(folder, `${locale} ${state}.json`)
const isKept = (folder, locale, state) => existsSync(fileOf(folder, locale, state))

const kept = (folder, locale, state) => {
  const { width, height, ...shots } = JSON.parse(readFileSync(fileOf(folder, locale, state), 'utf8'))
  const src = Object.fromEntries(themes.map((theme) => [theme, `data:image/webp;base64,${shots[theme]}`]))
  return { width, height, src }
}

/** Named after what the pictures show and how they are taken; those of earlier workshops go. */
const keptFolder = () => {
  const hash = createHash('sha256')
  const sources = [
    'scripts/atlas/pictures.mjs',
    'scripts/lib/storyRunner.mjs',
    'scripts/lib/storyStage.mjs',
    ...filesBelow(workshop).filter(isShown),
  ]
  for (const file of sources)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  const name = hash.digest('hex').slice(0, 16)
  mkdirSync(join(cache, name), { recursive: true })
  for (const other of readdirSync(cache))
    if (other !== name) rmSync(join(cache, other), { recursive: true, force: true })
  return join(cache, name)
}

/** The frame around the stories and its data are in no picture. */
const isShown = (file) => !/\/(?:sb-manager|sb-addons|coverage)\/|project\.json$/.test(file)
