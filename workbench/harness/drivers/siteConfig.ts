import type { SiteConfigInput } from '../../../src/machines/siteConfig/siteConfig.types.ts'
import { answer } from '../../../mocks/handlers.ts'
import { expect } from '../stage/expect.ts'
import { pageActions } from '../stage/pageActions.ts'
import { site } from '../../../mocks/samples/payloads.ts'
import { answered, failing } from '../stage/responses.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

export const siteConfig: Driver<'siteConfig'> = {
  async open({ input }, { locale, network, openStage }) {
    const { cached } = input as SiteConfigInput
    if (cached !== null) localStorage.setItem(`site:${locale}`, JSON.stringify(cached))
    network.use(
      answer('getNavHeader', site.header),
      answer('getNavFooter', site.footer),
      answer('getLinks', site.links),
    )
    const base = network.hold('getSiteBase')
    const stage = await openStage({ at: '/404' })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        'xstate.done.actor.fetchSite': ({ output }) => base.answer(answered('getSiteBase', output.base)),
        async 'xstate.error.actor.fetchSite'({ error }) {
          await base.answer(failing('getSiteBase', error, stage.language))
          await toast(stage.language === 'zh' ? '初始化配置失败' : stage.say('shell.configFailed'))
        },
        // The server answers in the language of the request, so another language needs another answer.
        'config.refresh': () => press('shell.locale'),
      },
      shows(state) {
        const isShown = document.querySelector('footer')?.textContent?.includes(site.base.hot_line) ?? false
        expect(isShown).toBe(state.context.site !== null)
        const names = [...document.querySelectorAll('header nav a')].map((link) => link.textContent)
        const english = document.documentElement.lang === 'en'
        expect(names).toEqual(state.context.site === null ? [] : [english ? 'Home' : '首页'])
      },
    }
  },
}
