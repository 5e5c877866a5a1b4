import type { AnyEventObject } from 'xstate'

import { answerResponse } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import type { CallName } from '../../../src/contract/calls.ts'
import { setupSteps, type SetupStep } from '../../../src/contract/setup.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** Call that submits each step's form. */
const savedBy = {
  administrator: 'setupAdministrator',
  site: 'setupSite',
  mail: 'sendTestMail',
  organizer: 'inviteOrganizer',
} as const satisfies Partial<Record<SetupStep, CallName>>
type Filled = keyof typeof savedBy

export const firstRun: Driver<'firstRun'> = {
  async open(_walk, { network, openStage }) {
    const setup = network.hold('getSetup')
    const saves = {
      administrator: network.hold('setupAdministrator'),
      site: network.hold('setupSite'),
      mail: network.hold('sendTestMail'),
      organizer: network.hold('inviteOrganizer'),
    }
    const answers = holdCalls(network, {
      claimSetup: 'claimSetup',
      passStep: 'passSetupStep',
      finishSetup: 'finishSetup',
    })
    const stage = await openStage({ at: '/setup' })
    const { press, fill, submit } = pageActions(stage)
    const step = (): Filled => {
      const state = stage.actor('firstRun').getSnapshot()
      const found = setupSteps.find((one) => state.hasTag(one))
      if (found === undefined || found === 'payment') throw new Error('There is no form')
      return found
    }
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.fetchSetup': ({ output }: AnyEventObject) =>
          setup.answer(answered('getSetup', output)),
        'xstate.error.actor.fetchSetup': ({ error }: AnyEventObject) =>
          setup.answer(failing('getSetup', error, stage.language)),
        async 'xstate.done.actor.saveStep'({ output }: AnyEventObject) {
          const one = step()
          if (one !== 'administrator') return saves[one].answer(answered(savedBy[one], output))
          const { setupAdministrator } = fixturesFor(stage.language)
          await saves[one].answer(answerResponse('setupAdministrator', setupAdministrator))
          await setup.answer(answered('getSetup', output))
        },
        'xstate.error.actor.saveStep': ({ error }: AnyEventObject) =>
          saves[step()].answer(failing(savedBy[step()], error, stage.language)),
        'setup.retry': () => press('state.retry'),
        async 'setup.claim'({ code }: AnyEventObject) {
          await fill('setup.code.label', code)
          await submit()
        },
        async 'setup.save'({ texts }: AnyEventObject) {
          const one = step()
          if (one === 'site') {
            await fill('setup.site.name', '某某大会')
            await fill('setup.site.eng_name', 'Some Congress')
          } else if (one === 'mail') await fill('setup.mail.to', texts.contact)
          else await fill('setup.contact', texts.contact)
          if (one === 'administrator') {
            await fill('login.code', texts.code)
            await fill('setup.password', texts.password)
          }
          await submit()
        },
        'setup.pass': () =>
          press(stage.actor('firstRun').getSnapshot().hasTag('payment') ? 'setup.next' : 'setup.later'),
        'setup.finish': () => press('setup.ready.submit'),
      },
      shows(state) {
        if (state.matches('finished')) return
        const main = element('main')
        const title = main.querySelector('h1')?.textContent ?? null
        if (state.matches('gone')) return expect(title).toBe(stage.say('page.404.title'))
        if (state.matches('loading') || state.matches('failed')) {
          expect(title).toBeNull()
          return expect(main.querySelector('[role="alert"]') !== null).toBe(state.matches('failed'))
        }
        const view = [...setupSteps, 'code', 'taken', 'ready'].find((one) => state.hasTag(one as SetupStep))
        expect(title).toBe(stage.say(`setup.${view}.title`))
        expect(main.querySelector('[aria-current="step"]')?.textContent ?? '').toBe(
          setupSteps.some((one) => one === view) ? stage.say(`setup.step.${view}`) : '',
        )
        expect(main.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
        const said = main.textContent ?? ''
        expect(said.includes(stage.say('error.kind.offline'))).toBe(
          state.context.failure?.kind === 'offline' && !state.hasTag('passing'),
        )
      },
    }
  },
}
