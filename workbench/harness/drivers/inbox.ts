import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { answer } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import type { Driver } from './driver.ts'

export const inbox: Driver<'inbox'> = {
  async open(_walk, { network, openStage }) {
    network.use(answer('listQueue', ({ language }) => fixturesFor(language).listQueue))
    const answers = holdCalls(network, { fetchInbox: 'getConsole' })
    const stage = await openStage({ at: '/console?queue=invoices', signedIn: true })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'inbox.retry': () => press('state.retry'),
        'inbox.refresh': () =>
          press(
            stage.actor('inbox').getSnapshot().matches('closed') ? 'console.closed.again' : 'console.refresh',
          ),
      },
      shows(state) {
        const main = element('main')
        const title = main.querySelector('h1')?.textContent ?? null
        if (state.matches('closed')) return expect(title).toBe(stage.say('console.closed.title'))
        expect(main.querySelector('[role="alert"]') !== null).toBe(state.hasTag('failure'))
        const { inbox: known } = state.context
        expect(title).toBe(known === null ? null : stage.say('console.queue.invoices'))
        const links = [...main.querySelectorAll('nav a[href^="/console"]:not([href*="settled"])')]
        const counts = links.map((link) => link.querySelector('[aria-hidden]')?.textContent)
        expect(counts.slice(0, known?.queues.length ?? 0)).toEqual(
          (known?.queues ?? []).map(({ waiting }) => String(waiting)),
        )
        expect(main.querySelector('[role="search"] button[aria-busy="true"]') !== null).toBe(
          state.matches({ open: 'refreshing' }),
        )
      },
    }
  },
}
