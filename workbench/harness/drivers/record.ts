import { happily } from '../stage/answers.ts'
import { turnPage } from '../stage/device.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions, openDialog } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const record: Driver<'record'> = {
  // Once it has moved, the earlier choice is not offered any more.
  refuses(events) {
    const moved = events.findIndex(({ type }) => type === 'xstate.done.actor.fireRecord')
    return moved !== -1 && events.slice(moved).some(({ type }) => type === 'wish.choose')
  },
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { fetchRecord: 'getRecord', fireRecord: 'fireRecord' })
    network.use(...happily('getFactorWays', 'verifyFactor'))
    const stage = await openStage({ at: '/console/organizer/17', signedIn: true })
    const { press, fill, answer, submit } = pageActions(stage)
    const notice = () => notices.find((name) => stage.actor('record').getSnapshot().matches({ shown: name }))
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.secondFactor': ({ output }) => bringFactor(stage, output, 'stepUp'),
        'record.retry': () => press('state.retry'),
        'record.refresh': () => press('record.refresh'),
        'page.aged'() {
          turnPage('hidden')
          turnPage('visible')
        },
        'wish.choose': ({ event }) => press(`record.do.${event}`),
        async 'wish.confirm'({ typed }) {
          await until(() => expect(openDialog()).not.toBeNull())
          if (openDialog()?.querySelector('input') !== null) await fill('record.typed.reason', typed.reason)
          await submit()
        },
        'wish.dismiss': () =>
          stage.actor('record').getSnapshot().hasTag('dialog')
            ? answer('shell.cancel')
            : press('record.dismiss'),
        'wish.again': () => press(`record.${notice()}.again`),
      },
      shows(state) {
        const main = element('main')
        if (state.matches('missing')) {
          return expect(main.querySelector('h1')?.textContent).toBe(stage.say('page.404.title'))
        }
        expect(main.querySelector('[role="alert"]') !== null).toBe(state.hasTag('failure'))
        expect(openDialog() !== null).toBe(state.hasTag('dialog') || state.hasTag('proving'))
        const { record: shown, wish, done } = state.context
        if (shown === null) return expect(main.querySelector('h1')).toBeNull()
        expect(main.querySelector('h1')?.textContent).toBe(shown.title)
        expect(element<HTMLElement>('[data-state]', main).dataset['state']).toBe(shown.state)
        expect(main.querySelectorAll('li[data-seq]')).toHaveLength(shown.history.length)
        const busy = main.querySelector('li[data-event] button[aria-busy="true"]')
        expect(busy?.textContent ?? null).toBe(
          state.hasTag('busy') ? stage.say(`record.do.${wish?.event}`) : null,
        )
        const kind = notices.find((name) => state.matches({ shown: name }))
        expect(main.querySelector('[role="alert"] h2')?.textContent ?? null).toBe(
          kind === undefined
            ? null
            : stage.say(`record.${kind}.title`, { event: stage.say(`record.do.${wish?.event}`) }),
        )
        expect(main.textContent?.includes(stage.say('record.done', { event: '' }))).toBe(done !== null)
      },
    }
  },
}

const notices = ['refused', 'unanswered', 'conflict'] as const
