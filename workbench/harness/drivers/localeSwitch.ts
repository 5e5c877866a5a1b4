import { expect } from '../stage/expect.ts'
import { pageActions } from '../stage/pageActions.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

export const localeSwitch: Driver<'localeSwitch'> = {
  async open(_walk, { openStage }) {
    const stage = await openStage({ at: '/home' })
    const { press } = pageActions(stage)
    stage.texts.hold()
    return {
      stage,
      causes: {
        'locale.choose': () => press('shell.locale'),
        'xstate.done.actor.loadLocale': () => stage.texts.arrive(),
        async 'xstate.error.actor.loadLocale'() {
          stage.texts.fail()
          await toast(stage.say('shell.localeFailed'))
        },
      },
      shows({ context: { locale } }) {
        expect(document.documentElement.lang).toBe(locale)
        expect(document.querySelector('header')?.textContent).toContain(
          locale === 'en' ? 'Sign in to Create Conf' : '登录创建会议',
        )
      },
    }
  },
}
