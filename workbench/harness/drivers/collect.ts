import { fixturesFor } from '../../../mocks/fixtures.ts'
import { dataKey } from '../../../src/app/boot.ts'
import { getConference } from '../../../src/contract/conference.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const collect: Driver<'collect'> = {
  // The same visitor presses all along, and only a member was left unasked by the server's markup.
  refuses(events) {
    const members = new Set(
      events.flatMap((event) => (event.type === 'collect.toggle' ? [event['member']] : [])),
    )
    const isAsked = events.some(({ type }) => type.endsWith('fetchCollected'))
    return members.size > 1 || (isAsked && members.has(false))
  },
  async open({ start, steps }, { locale, network, openStage }) {
    const isMember = steps.every(({ event }) => event['member'] !== false)
    const isServed = !start.context.isKnown
    const happy = fixturesFor(locale === 'en' ? 'en' : 'zh').getConference
    const looks = isServed ? network.hold('getConference') : null
    const answers = holdCalls(network, { setCollected: ['collect', ({ output }) => ({ collected: output })] })
    const stage = await openStage({
      at: '/conferences/3',
      signedIn: isMember,
      ...(isServed ? { served: { [dataKey(getConference, { id: 3 })]: happy } } : {}),
    })
    const known = isMember ? 'member' : 'guest'
    await until(() => expect(stage.actor('session').getSnapshot().matches(known)).toBe(true))
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'collect.toggle': () => press('conf.collect'),
        'xstate.done.actor.fetchCollected': ({ output }) =>
          looks?.answer(answered('getConference', { ...happy, collected: output })),
        'xstate.error.actor.fetchCollected': ({ error }) =>
          looks?.answer(failing('getConference', error, stage.language)),
      },
      shows(state) {
        // A guest who pressed is at the login by now.
        if (!isMember && stage.path() === '/login') return
        const button = element<HTMLButtonElement>('main button[aria-pressed]')
        expect(button.ariaPressed).toBe(String(state.context.wanted))
        expect(button.ariaBusy === 'true').toBe(state.hasTag('busy'))
      },
    }
  },
}
