import { fixturesFor } from '../../../mocks/fixtures.ts'
import { dataKey } from '../../../src/app/boot.ts'
import { listComments } from '../../../src/contract/comment.ts'
import { getNews } from '../../../src/contract/news.ts'
import { selectView } from '../../../src/machines/comments/comments.selectors.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls, pageLanguage } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const comments: Driver<'comments'> = {
  async open({ start }, { locale, network, openStage }) {
    // One call for two actors: the machine decides which of them makes it.
    const read = network.hold('listComments')
    const answers = holdCalls(network, { sendAct: 'postComment', loadReplies: 'listReplies' })
    const { list, isMember } = start.context
    const article = fixturesFor(locale === 'en' ? 'en' : 'zh').getNews
    const stage = await openStage({
      at: '/news/1',
      signedIn: isMember,
      served:
        list === null
          ? {}
          : {
              [dataKey(getNews, { id: 1 })]: article,
              [dataKey(listComments, { place: 'news', target_id: 1 })]: list,
            },
    })
    const known = isMember ? 'member' : 'guest'
    await until(() => expect(stage.actor('session').getSnapshot().matches(known)).toBe(true))
    const { press, fill } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.loadList': ({ output }) => read.answer(answered('listComments', output)),
        'xstate.error.actor.loadList': ({ error }) =>
          read.answer(failing('listComments', error, pageLanguage())),
        'xstate.done.actor.loadMore': ({ output }) => read.answer(answered('listComments', output)),
        'xstate.error.actor.loadMore': ({ error }) =>
          read.answer(failing('listComments', error, pageLanguage())),
        'comments.retry': () => press('state.retry'),
        async 'comments.act'({ act }) {
          if (act.type !== 'write') throw new Error(`The driver writes and does not ${act.type}`)
          await fill('comments.write', act.text)
          await press('comments.send')
        },
        'comments.more': () => press('comments.more'),
        async 'comments.replies'({ root }) {
          const button = await until(() =>
            element<HTMLButtonElement>(`main [data-thread="${root}"] [data-more] button`),
          )
          await stage.user.click(button)
        },
        'comments.order': ({ order }) => press(`comments.order.${order}`),
        // The address of the document is the workshop's: it is lent for as long as the event takes.
        'comments.link'({ id }) {
          const before = location.href
          history.replaceState(history.state, '', `#comment-${id}`)
          dispatchEvent(new HashChangeEvent('hashchange'))
          history.replaceState(history.state, '', before)
        },
      },
      async shows(state) {
        const view = selectView(state)
        const panel = await until(() => element<HTMLElement>('main [data-comments]'))
        expect(panel.dataset['comments']).toBe(view)
        if (view !== 'ready') return
        const { context } = state
        const hasFailure = panel.querySelector('[role="alert"]') !== null
        // A failure that belongs to a removed button is not shown.
        if (context.act !== null || context.failure === null)
          expect(hasFailure).toBe(context.failure !== null)
        const isExpected = state.hasTag('sending') && context.act?.type === 'write'
        expect(panel.querySelectorAll('[data-pending]')).toHaveLength(isExpected ? 1 : 0)
      },
    }
  },
}
