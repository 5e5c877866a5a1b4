import { routes } from '../../src/app/routes.ts'
import type { Route } from '../../src/app/routes.ts'
import { playedLocales } from '../support/playedLocales.ts'
import { enter, remember } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'

/** An address of this page: everything it speaks of by number is the first of its kind. */
const addressOf = ({ path, subjects }: Route) => {
  const query = subjects.map((name) => `${name}=1`).join('&')
  return path.replaceAll(/:\w+/g, '1') + (query === '' ? '' : `?${query}`)
}

const addresses = routes.filter(({ access }) => access === 'public').map(addressOf)

for (const locale of playedLocales('zh-CN')) {
  test(`[NAV-02] [I18N-01] every public page comes to life without a fault in ${locale}`, async ({
    visitor,
  }) => {
    test.setTimeout(180_000)
    await visitor.open('/202')
    await remember(visitor, 'locale', locale)
    for (const address of addresses) {
      await test.step(address, async () => {
        await enter(visitor, address)
        const language = await visitor.ask(() => document.documentElement.lang, null)
        expect([address, language, await visitor.faults()]).toEqual([address, locale, []])
      })
    }
  })
}
