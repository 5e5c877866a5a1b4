// Deep, 1 min: every page is opened with the data of others.
import { alive } from './support/pageActions.ts'
import { playedLocales } from '../support/playedLocales.ts'
import { openPages } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

/** A browser whose locale data are of another mind than the server's about everything that is written. */
const otherData = () => {
  const odd = (text: string) => `‹${text.replaceAll(' ', '\u2009').replaceAll(',', '’')}›`
  for (const constructor of [
    Intl.DateTimeFormat,
    Intl.NumberFormat,
    Intl.RelativeTimeFormat,
    Intl.ListFormat,
    Intl.DisplayNames,
  ]) {
    const { prototype } = constructor as unknown as { prototype: object }
    for (const name of ['format', 'formatRange', 'of']) {
      const { get, value, ...rest } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
      if (get !== undefined) {
        Object.defineProperty(prototype, name, {
          ...rest,
          get(this: unknown) {
            const format = get.call(this) as (value: unknown) => string
            return (value: unknown) => odd(format(value))
          },
        })
      } else if (typeof value === 'function') {
        Object.defineProperty(prototype, name, {
          ...rest,
          value(this: unknown, ...given: unknown[]) {
            return odd(String(value.apply(this, given)))
          },
        })
      }
    }
  }
  const { prototype } = Intl.PluralRules
  Object.defineProperty(prototype, 'select', { value: () => 'few' })
  for (const type of [Date, Number]) {
    for (const name of Object.getOwnPropertyNames(type.prototype).filter((own) => own.startsWith('toLocale')))
      Object.defineProperty(type.prototype, name, { value: () => '‹local›' })
  }
}

for (const locale of playedLocales('en')) {
  test(`what the server wrote in ${locale} is what the page says in a browser with other locale data`, async ({
    page,
    context,
    baseURL,
    allow,
  }) => {
    test.setTimeout(180_000)
    // The page of what is not there answers 404.
    allow(/the server responded with a status of 404/)
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    await context.addInitScript(otherData)
    for (const path of openPages) {
      await test.step(path, async () => {
        await page.goto(path)
        const written = await page.locator('#root').evaluate((root) => {
          const times = [...root.querySelectorAll('time, data, [role=status]')]
          // Replaced elements are those of a page that was drawn again.
          Object.assign(window, { first: root.querySelector(':scope > :not(link)'), times })
          return times.map((element) => element.textContent)
        })
        await alive(page)
        // React says that it could not take the page over (418) in the same task in which it draws it again.
        await page.waitForFunction(() => {
          const { first } = window as unknown as { first: Element }
          return !first.isConnected || Object.keys(first).some((key) => key.startsWith('__reactProps'))
        })
        expect(await page.evaluate(() => (Reflect.get(window, 'first') as Element).isConnected)).toBe(true)
        expect(written.join()).not.toContain('‹')
      })
    }
  })
}
