import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import { dataKey } from '../../../src/app/boot.ts'
import { listConferences } from '../../../src/contract/catalogue.ts'
import type { RemoteListInput } from '../../../src/machines/remoteList/remoteList.types.ts'
import { homePage } from '../../../src/pages/home/homePage.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** The conferences of the home page, the first of its lists. */
export const remoteList: Driver<'remoteList'> = {
  async open({ input }, { locale, network, openStage }) {
    const { initial } = input as RemoteListInput<{ id: number }>
    const pages = network.hold('listConferences')
    const stage = await openStage({
      at: '/home',
      served:
        initial === null
          ? {}
          : {
              [dataKey(listConferences, homePage(listConferences, 1))]: pageOf(
                initial,
                messageLanguage(locale),
              ),
            },
    })
    const { press } = pageActions(stage)
    const section = () => element('section[aria-busy], [aria-labelledby][aria-busy]', element('main'))
    return {
      stage,
      actor: () => {
        const [first] = stage.actors('remoteList')
        if (first === undefined) throw new Error('No list has run yet')
        return first
      },
      causes: {
        'xstate.done.actor.fetchPage': ({ output }) =>
          pages.answer(answered('listConferences', pageOf(output, stage.language))),
        'xstate.error.actor.fetchPage': ({ error }) =>
          pages.answer(failing('listConferences', error, stage.language)),
        'list.more': () => press('state.more'),
        'list.retry': () => press('state.retry'),
        // Another language needs another list.
        'list.refresh': () => press('shell.locale'),
      },
      shows(state) {
        expect(section().ariaBusy).toBe(String(state.matches('loading')))
        expect(section().querySelectorAll('h3')).toHaveLength(state.context.items.length)
        expect(section().querySelector('[role="alert"]') !== null).toBe(state.hasTag('failure'))
        expect(section().textContent?.includes(stage.say('state.empty'))).toBe(state.matches('empty'))
        expect(section().querySelector('button[aria-busy="true"]') !== null).toBe(
          state.matches('loadingMore'),
        )
        expect(section().textContent?.includes(stage.say('state.more'))).toBe(
          state.can({ type: 'list.more' }) || state.matches('loadingMore'),
        )
      },
    }
  },
}

/** Conferences with the ids of a page. */
const pageOf = (
  { list, total, page }: { list: Array<{ id: number }>; total: number; page: number },
  language: MessageLanguage,
) => {
  const [conference] = fixturesFor(language).listConferences.list
  return { list: list.map(({ id }) => ({ ...conference, id })), total, page, page_size: 6 }
}
