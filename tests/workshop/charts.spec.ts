import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { played, playedLocales } from '../support/playedLocales.ts'

const story = (name: string, theme: string, locale: string) =>
  `/iframe.html?id=components-statechart--${name}&viewMode=story&globals=locale:${locale};theme:${theme}`

test('no layout engine is shipped to the reader', () => {
  const scripts = readdirSync('storybook-static', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  )
  expect(scripts.length).toBeGreaterThan(10)
  // Names of the engine's options, which no minifier can change.
  const traces = ['org.eclipse.elk', 'elk.algorithm', 'INCLUDE_CHILDREN']
  const guilty = scripts.filter((file) => {
    const text = readFileSync(join('storybook-static', file), 'utf8')
    return traces.some((trace) => text.includes(trace))
  })
  expect(guilty).toEqual([])
})

for (const locale of playedLocales('en')) {
  test(`all words of a chart fit their places (${locale})`, async ({ page }) => {
    for (const name of ['resting', 'live', 'compared']) {
      await page.goto(story(name, 'light', locale))
      await expect(page.locator('.words').first()).toBeVisible()
      const tooWide = await page.evaluate(() =>
        [...document.querySelectorAll('.words')].flatMap((words) => {
          const room = words.previousElementSibling?.querySelector('.reach')?.getBoundingClientRect()
          return [...words.querySelectorAll('text')]
            .filter((text) => room !== undefined && text.getBoundingClientRect().right > room.right + 0.5)
            .map((text) => text.textContent)
        }),
      )
      expect(tooWide).toEqual([])
    }
  })
}

/** Words of transitions inside a state that is lit: what is drawn under them, and whether other words touch them. */
const rowsOfLitStates = () => {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const isClear = (colour: string) => colour === 'none' || /,\s*0\)$/.test(colour)
  const holds = (outer: DOMRect, inner: DOMRect) =>
    outer.left <= inner.left &&
    outer.right >= inner.right &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom
  const texts = [...document.querySelectorAll('.statechart .words text')]
  const lit = [...document.querySelectorAll('.state[data-active]:not([data-frame]) .box')]
  return [...document.querySelectorAll<SVGElement>('.words[data-row]')].flatMap((words) => {
    const reach = words.previousElementSibling?.querySelector('.reach')
    const text = words.querySelector('text')
    if (!reach || text === null) throw new Error('A row without words')
    const place = text.getBoundingClientRect()
    const box = lit.find((around) => holds(around.getBoundingClientRect(), place))
    if (box === undefined) return []
    const own = getComputedStyle(reach).fill
    const ground = isClear(own) ? getComputedStyle(box).fill : own
    const touched = texts.filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      return (
        other !== text &&
        left < place.right &&
        right > place.left &&
        top < place.bottom - 1 &&
        bottom - 1 > place.top
      )
    })
    return {
      says: text.textContent,
      contrast: Math.min(
        ...[...text.querySelectorAll('tspan')].map((part) => contrast(getComputedStyle(part).fill, ground)),
      ),
      touches: touched.map((other) => other.textContent),
    }
  })
}

for (const theme of played(['dark', 'light'])) {
  test(`transitions inside the state where the machine rests can be read (${theme})`, async ({ page }) => {
    await page.goto(story('resting-inside', theme, 'en'))
    await expect(page.locator('.words').first()).toBeVisible()
    const rows = await page.evaluate(rowsOfLitStates)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ contrast }) => contrast < 4.5)).toEqual([])
    expect(rows.filter(({ touches }) => touches.length > 0)).toEqual([])
  })
}

test('a chart is dragged with the mouse, and the drag is no click', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 480 })
  await page.goto(story('resting', 'light', 'en'))
  const frame = page.locator('.statechart-frame')
  const left = () => frame.evaluate((element) => element.scrollLeft)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const before = await left()
  await page.mouse.move(300, 300)
  await page.mouse.down()
  await page.mouse.move(200, 300, { steps: 5 })
  await page.mouse.up()
  await expect.poll(left).toBe(before + 100)
})

test('the wheel zooms with the control key and scrolls without it', async ({ page }) => {
  await page.goto(story('resting', 'light', 'en'))
  const drawing = page.locator('.statechart-frame svg')
  const width = async () => (await drawing.boundingBox())?.width ?? 0
  const before = await width()
  await drawing.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(width).toBeCloseTo(before * 1.2, 0)
})
