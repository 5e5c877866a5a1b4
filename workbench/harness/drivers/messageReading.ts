import { fixturesFor } from '../../../mocks/fixtures.ts'
import { answer } from '../../../mocks/handlers.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** More unread messages than a walk reads. */
const ids = [9, 8, 7, 6, 5, 4, 3]

export const messageReading: Driver<'messageReading'> = {
  async open(_walk, { locale, network, openStage }) {
    const { listMessages } = fixturesFor(locale === 'en' ? 'en' : 'zh')
    const list = ids.map((id, place) => ({
      ...(listMessages.list[place % 2] as (typeof listMessages.list)[number]),
      id,
      is_read: false,
    }))
    network.use(answer('listMessages', { ...listMessages, list, total: list.length }))
    const answers = holdCalls(network, { sendMark: 'readMessage' })
    const stage = await openStage({ at: '/message', signedIn: true })
    const { press } = pageActions(stage)
    const unread = () => [...element('main').querySelectorAll<HTMLElement>('article[data-read="false"]')]
    await until(() => expect(unread()).toHaveLength(ids.length))
    return {
      stage,
      causes: {
        ...answers,
        // The newest that is unread, whichever the walk names: a message is read once.
        async 'messages.mark'() {
          const [first] = unread()
          const button = first?.querySelector('button')
          if (button == null) throw new Error('There is no unread message left')
          await stage.user.click(button)
        },
        'marking.retry': () => press('state.retry'),
      },
      shows(state) {
        expect(unread()).toHaveLength(ids.length - state.context.marks.length)
        const alert = element('main').querySelector('[role="alert"]')
        expect(alert !== null).toBe(state.context.failure !== null)
        if (alert !== null) expect(alert.textContent).toContain(stage.say('message.notSaved'))
      },
    }
  },
}
