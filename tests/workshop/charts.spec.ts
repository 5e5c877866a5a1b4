import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

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

for (const locale of ['zh-CN', 'en']) {
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
