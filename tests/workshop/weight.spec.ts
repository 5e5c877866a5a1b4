import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

/** Bytes that the first story may take, manager included, as the server sends them (plain: 14.5 MB). */
const budget = 3_000_000

test('the first story in an empty browser takes three megabytes, compressed by the build', async ({
  page,
}) => {
  const paths = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    paths.add(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  })
  await page.goto('/?path=/story/flows-scan--expired')
  await page.locator('.mp-layout').waitFor()
  await page.waitForLoadState('networkidle')
  const files = [...paths].map((path) => join('storybook-static', path)).filter((file) => existsSync(file))
  expect(files.length).toBeGreaterThan(30)
  const plain = files.filter(
    (file) =>
      /\.(?:js|mjs|css|json|html)$/.test(file) && !file.includes('/coverage/') && !existsSync(`${file}.br`),
  )
  expect(plain).toEqual([])
  const bytes = files
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0)
  console.log(`${files.length} files, ${(bytes / 1e6).toFixed(2)} MB`)
  expect(bytes).toBeLessThanOrEqual(budget)
})
