import { answer } from '../../../mocks/handlers.ts'
import { selectKeeping } from '../../../src/machines/draft/draft.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { openConference } from '../../../mocks/samples/registrations.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

const states = ['saving', 'kept', 'unsaved'] as const

/** The draft of a registration. */
export const draft: Driver<'draft'> = {
  async open(_walk, { network, openStage }) {
    network.use(answer('getConference', openConference))
    const answers = holdCalls(network, { saveDraft: ['saveDraft', () => null] })
    const stage = await openStage({ at: '/conferences/3/register', signedIn: true })
    await until(() => element('main form'))
    const { fill } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'draft.change': ({ texts }) => fill('register.field.name', texts.name),
        'xstate.after.quiet.draft.changed': () => stage.clock.increment(1000),
      },
      shows(state) {
        const keeping = selectKeeping(state)
        const text = element('main form').textContent ?? ''
        for (const said of states) {
          expect(text.includes(stage.say(`register.draft.${said}`))).toBe(said === keeping)
        }
      },
    }
  },
}
