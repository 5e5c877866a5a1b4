import type { Page } from '@playwright/test'

import { isLongName, navFits } from '../../src/components/site/Header/headerWidths.ts'
import { calls } from '../../src/contract/calls.ts'
import type { NavItem } from '../../src/contract/site.ts'
import { alive, signIn } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'

const names = {
  'zh-CN': ['会序', '华东学习科学研究学会', '中国认知科学与学习技术研究会华东地区联合会'],
  en: [
    'Symposium',
    'East China Society for Learning Sciences',
    'East China Federation of Societies for Cognitive Science and Learning Technology',
  ],
} as const

/** Widths at which the header changes, their neighbours, and what lies between. */
const widths = [
  320, 360, 390, 430, 480, 540, 599, 600, 700, 768, 899, 900, 960, 1023, 1024, 1100, 1199, 1200, 1280, 1366,
  1439, 1440, 1600,
]

const navOf = async (page: Page): Promise<NavItem[]> => {
  const answer = await page.request.get(calls.getNavHeader.path)
  return (await answer.json()).data
}

for (const locale of ['zh-CN', 'en'] as const)
  for (const who of ['guest', 'member'] as const)
    test(`[HDR-01] the header of a ${who} has room at every width for every name of the site (${locale})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
      if (who === 'member') await signIn(page, 'linmei')
      else await page.goto('/home')
      await alive(page)
      const nav = await navOf(page)
      const faults: string[] = []
      for (const name of names[locale]) {
        const marks = {
          isLong: isLongName(name),
          isCrowded: locale === 'zh-CN' && !navFits(nav, name, locale),
        }
        await page.evaluate(
          ([text, { isLong, isCrowded }]) => {
            const header = document.querySelector('header')
            const brand = header?.querySelector('a[href="/home"]')
            const words = brand?.querySelector('span')
            if (!header || !brand || !words) throw new Error('the header has no name')
            words.textContent = text
            brand.toggleAttribute('data-long', isLong)
            header.toggleAttribute('data-crowded', isCrowded)
          },
          [name, marks] as const,
        )
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const seen = await page.evaluate(() => ({
            scroll: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            height: document.querySelector('header')?.offsetHeight ?? 0,
            out: Array.from(document.querySelectorAll<HTMLElement>('header a, header button, header summary'))
              .filter((each) => each.offsetParent !== null && each.checkVisibility())
              .filter((each) => {
                const { left, right } = each.getBoundingClientRect()
                return right > innerWidth + 0.5 || left < -0.5
              })
              .map((each) => each.textContent),
          }))
          if (
            seen.scroll > 0 ||
            seen.out.length > 0 ||
            seen.height > (locale === 'en' && width >= 1024 ? 130 : 80)
          )
            faults.push(`${name} at ${width}: ${JSON.stringify(seen)}`)
        }
      }
      expect(faults).toEqual([])
    })
