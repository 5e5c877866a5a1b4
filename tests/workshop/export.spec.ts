import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inflateSync } from 'node:zlib'

import { expect, test } from '@playwright/test'
import type { TestInfo } from '@playwright/test'

import { loadCatalogue } from '../../scripts/atlas/catalogue.mjs'
import { takePictures } from '../../scripts/atlas/pictures.mjs'
import { printAll } from '../../scripts/atlas/print.mjs'
import type { Pictures } from '../../workbench/atlas/export/catalogue.types.ts'
import { locales, type Locale } from '../../src/i18n/locale.ts'
import { playedLocales } from '../support/playedLocales.ts'

const edition = { version: '0.1.0', revision: 'abc1234', date: '2026-11-21' }

/** One colour, one pixel: what is tested here is the document around the pictures. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

const catalogue = await loadCatalogue()
const dots: Pictures = Object.fromEntries(
  catalogue.pictured().map((state) => [state, { src: { light: dot, dark: dot }, width: 4, height: 3 }]),
)

const written = (locale: Locale, info: TestInfo) => {
  const file = info.outputPath(`atlas.${locale}.html`)
  writeFileSync(file, catalogue.renderCatalogue(locale, dots, edition))
  return file
}

for (const locale of playedLocales('zh-CN')) {
  test(`The exported file in ${locale} asks for nothing and names every state of every machine`, async ({
    page,
  }, info) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    const address = pathToFileURL(written(locale, info)).href
    await page.goto(address)

    const text = await page.locator('main').innerText()
    const names = catalogue.namesOf(locale)
    expect(names.length).toBeGreaterThanOrEqual(catalogue.pictured().length)
    expect(names.filter((name) => !text.includes(name))).toEqual([])
    await expect(page.locator('.plate img')).toHaveCount(catalogue.pictured().length)
    await expect(page.locator('.chapter svg')).toHaveCount(await page.locator('.chapter').count())
    expect(asked.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([])
    expect(wrong).toEqual([])
  })

  test(`The printed file in ${locale} has bookmarks of every machine, and text that can be searched`, async () => {
    const info = test.info()
    const html = written(locale, info)
    const pdf = info.outputPath(`atlas.${locale}.pdf`)
    await printAll([{ html, pdf }])
    const file = readFileSync(pdf)

    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const bookmarks = bookmarksIn(file)
    const titles = catalogue.titlesOf(locale)
    expect(titles.filter((title) => !bookmarks.some((bookmark) => bookmark.includes(title)))).toEqual([])
    const letters = lettersIn(file)
    const wanted = new Set(catalogue.namesOf(locale).join('').replaceAll(/\s/g, ''))
    expect([...wanted].filter((letter) => !letters.has(letter))).toEqual([])
    expect(file.toString('latin1')).toContain('/MediaBox [0 0 594.95996 841.91998]')
  })
}

test('The exported file follows the colours of the reader, fits a phone, and enlarges a screen by keyboard', async ({
  page,
}, info) => {
  await page.goto(pathToFileURL(written('en', info)).href)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const chart = () =>
    page.evaluate(() => {
      const box = document.querySelector('.statechart .box')
      return box === null ? null : getComputedStyle(box).fill
    })
  await page.emulateMedia({ colorScheme: 'light' })
  const light = [await ground(), await chart()]
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = [await ground(), await chart()]
  expect(dark[0]).not.toBe(light[0])
  expect(dark[1]).not.toBe(light[1])

  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const screen = page.locator('.screen').first()
  await screen.locator('.open').focus()
  await page.keyboard.press('Enter')
  await expect(screen).toHaveCSS('position', 'fixed')
  await screen.locator('.shut').press('Enter')
  await expect(screen).toHaveCSS('position', 'static')
})

test('A state without a picture fails the export, and so does one that no story shows', async () => {
  const [first = '', ...others] = catalogue.pictured()
  const lacking = Object.fromEntries(others.map((state) => [state, dots[state]])) as Pictures
  expect(() => catalogue.renderCatalogue('en', lacking, edition)).toThrow(first)
  await expect(takePictures({ states: ['scan.nowhere'], locales })).rejects.toThrow('scan.nowhere')
})

test('The picture of a state is its story in the language and theme of the catalogue', async ({ page }) => {
  const { pictures } = await takePictures({ states: ['scan.expired'], locales })
  const sources = locales.flatMap((locale) => Object.values(pictures[locale]?.['scan.expired']?.src ?? {}))
  expect(new Set(sources).size).toBe(4)
  for (const source of sources) {
    expect(source.length).toBeGreaterThan(8_000)
    await page.setContent(`<img src="${source}">`)
    const width = () => page.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBe(960)
  }
})

/** Titles of the outline: literal strings, or UTF-16 in hexadecimal digits. */
const bookmarksIn = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/\/Title (?:<FEFF([0-9A-F]+)>|\(((?:\\.|[^)\\])*)\))/g)].map(
    ([, hex, plain]) =>
      hex === undefined
        ? (plain ?? '').replaceAll(/\\(.)/g, '$1')
        : Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  )

/** Characters that the fonts of the file map their glyphs to; without the map a text would be a drawing. */
const lettersIn = (file: Buffer) => {
  const letters = new Set<string>()
  for (const stream of streamsOf(file)) {
    if (!stream.includes('begincmap')) continue
    for (const [, block = ''] of stream.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
      for (const [, code = ''] of block.matchAll(/<[0-9A-F]+> <([0-9A-F]+)>/gi)) letters.add(fromUtf16(code))
    for (const [, block = ''] of stream.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
      for (const [, from = '', to = '', code = ''] of block.matchAll(
        /<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/gi,
      ))
        for (let step = 0; step <= parseInt(to, 16) - parseInt(from, 16); step += 1)
          letters.add(String.fromCodePoint((fromUtf16(code).codePointAt(0) ?? 0) + step))
  }
  return letters
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

const streamsOf = function* (file: Buffer) {
  let end = 0
  for (;;) {
    const start = file.indexOf('stream\n', end)
    if (start === -1) return
    end = file.indexOf('endstream', start)
    try {
      yield inflateSync(file.subarray(start + 'stream\n'.length, end)).toString('latin1')
    } catch {
      // Pictures are packed in other ways, and have no letters.
    }
    end += 'endstream'.length
  }
}
