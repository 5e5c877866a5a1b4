import type { Page } from '@playwright/test'

import { alive, signIn, tab } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'

/** Every kind of control of the site is on one of these. */
const pages = [
  '/home',
  '/conferences',
  '/conferences/1',
  '/lives',
  '/news/1',
  '/helpCenter/modo',
  '/conferences/1/register',
  '/attest',
  '/personal/order/conf',
  '/personal/notes/invoice',
] as const

/** More controls than any of the pages has. */
const most = 150

/**
 * Focused element, and whether something shows the focus: an outline of the control, of its substitute (a label, the
 * frame around a field) or of its `::after`. Null when it has left the page.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: control } = document
    if (control === null || control === document.body) return null
    const around = [control, control.parentElement, control.parentElement?.parentElement]
    const siblings = [control.previousElementSibling, control.nextElementSibling]
    const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    const isShown = [...around, ...siblings, ...labels]
      .filter((element) => element instanceof Element)
      .some(
        (element) =>
          isOutlined(getComputedStyle(element)) || isOutlined(getComputedStyle(element, '::after')),
      )
    const all = [...document.querySelectorAll('*')]
    return { at: all.indexOf(control), name: control.outerHTML.slice(0, 160), isShown }
  })

/** Goes through the page by keyboard, once round. */
const unseen = async (page: Page) => {
  const seen = new Set<number>()
  const faults: string[] = []
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    const control = await focused(page)
    if (control === null || seen.has(control.at)) break
    seen.add(control.at)
    if (!control.isShown) faults.push(control.name)
  }
  return { count: seen.size, faults }
}

test('a keyboard user sees the focus on every control of every kind of page', async ({ device }) => {
  test.setTimeout(120_000)
  const page = await device()
  await page.goto('/login')
  await alive(page)
  for (const name of ['scan', 'quick', 'password'] as const) {
    await tab(page, name).click()
    const { count, faults } = await unseen(page)
    expect([name, faults, count > 8]).toEqual([name, [], true])
  }
  await signIn(page, 'approved')
  for (const path of pages) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    const { count, faults } = await unseen(page)
    expect([path, faults, count > 8]).toEqual([path, [], true])
  }
})
