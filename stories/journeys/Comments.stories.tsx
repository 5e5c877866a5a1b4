import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import type { CommentThread, MemberComment } from '../../src/contract/comment.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element, userMenu } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Comments' } satisfies Meta
export default meta

const question = '订阅后，改期会自动更新吗？'
const reply = '会的，日历每小时更新一次。'
const reason = '与头条内容无关的广告 / An advertisement that has nothing to do with the headline'

/** One headline with its comments, as the server stores them for all visitors. */
const headline = () => {
  const { listComments, postComment, listCommentNotices, listOwnComments } = fixturesFor('zh')
  const own: MemberComment = { ...postComment, id: 30, text: question }
  const [notice] = listCommentNotices.list
  const [standing] = listOwnComments.list
  const [first] = listComments.threads
  if (notice === undefined || standing === undefined || first === undefined)
    throw new Error('The fixtures hold no comment')
  const answered: MemberComment = {
    ...own,
    ...{ id: 31, root_id: 30, name: '陈立', is_own: false, text: reply, editable_until: null },
    answers: own.name,
  }
  const world = { threads: listComments.threads, isRead: false }
  const page = { page: 1, page_size: 12 }
  return {
    world,
    /** Changes the thread as the member's next read returns it. */
    become: (change: (thread: CommentThread) => CommentThread) => {
      world.threads = world.threads.map((thread) => (thread.id === own.id ? change(thread) : thread))
    },
    answered,
    handlers: [
      answer('listComments', () => ({
        ...listComments,
        threads: world.threads,
        total: world.threads.length,
      })),
      answer('postComment', () => {
        world.threads = [{ ...own, replies: [], replies_left: 0 }, ...world.threads]
        return own
      }),
      answer('listCommentNotices', () => ({
        ...page,
        list: [{ ...notice, is_read: world.isRead, comment: { ...notice.comment, ...answered } }],
        total: 1,
      })),
      answer('readCommentNotice', () => {
        world.isRead = true
        return 0
      }),
      answer('listOwnComments', () => ({
        ...page,
        list: world.threads
          .filter(({ id }) => id === own.id)
          // The fields of a thread are more than this list has: an answer drops them.
          .map((comment) => ({ ...standing, ...comment })),
        total: 1,
      })),
    ],
  }
}

export const Answered: StoryObj = {
  name: '会员：评论头条 → 有人回复 → 从消息看到回复 → 回到评论 / A member: a comment → an answer → told of it → back at the comment [CMT-01]',
  play: visits(async ({ network, step, come }) => {
    const { handlers, become, answered } = headline()
    network.use(...handlers)
    await step('在头条下发表评论 / A comment under a headline', async () => {
      const { fill, press, read } = await come({ at: '/news/1', signedIn: true })
      await fill('comments.write', question)
      await press('comments.send')
      await read('comments.done.write')
      await until(() => expect(element('main [data-comments]').textContent).toContain(question))
    })
    await step('其他人看到评论和回复 / A guest reads the comment with its answer', async () => {
      become((thread) => ({ ...thread, replies: [answered] }))
      const { read } = await come({ at: '/news/1' })
      await read('comments.signIn')
      await until(() => expect(element('main [data-comments]').textContent).toContain(reply))
    })
    await step('作者从菜单进入收到的回复 / The author opens the answers from the menu', async () => {
      const { stage, read } = await come({ at: '/home', signedIn: true })
      await stage.user.click(await until(() => element('summary', userMenu())))
      await stage.user.click(await until(() => element('a[href="/personal"]', userMenu())))
      await stage.user.click(await until(() => element<HTMLElement>('a[href="/personal/dynamic/reply"]')))
      await read('comments.notice.answer', { name: '陈立' })
      await stage.user.click(
        await until(() => element<HTMLElement>('main [data-notice] a[href*="#comment-31"]')),
      )
      await until(() => expect(element('main [data-comments]').textContent).toContain(reply))
    })
    await step('打开即已读 / Going there has read it', async () => {
      await come({ at: '/personal/dynamic/reply', signedIn: true })
      await until(() => expect(element<HTMLElement>('main [data-notice]').dataset['read']).toBe('true'))
    })
  }),
}

export const Hidden: StoryObj = {
  name: '广告评论：会员举报 → 管理员隐藏 → 作者看到原因 / An advertisement: reported → hidden by the staff → its author reads why [CMT-01]',
  play: visits(async ({ network, step, come }) => {
    const { handlers, world, become } = headline()
    network.use(...handlers)
    await step('读者举报 / A reader reports it', async () => {
      network.use(answer('reportComment', () => ({ ...fixturesFor('zh').reportComment })))
      const { press, stage, read, say } = await come({ at: '/news/1', signedIn: true })
      await stage.user.click(
        await until(() => {
          const buttons = [...document.querySelectorAll('main [data-comments] button')]
          const [first] = buttons.filter(({ textContent }) => textContent === say('comments.report'))
          if (first === undefined) throw new Error('Nothing can be reported')
          return first
        }),
      )
      await stage.user.selectOptions(
        await until(() => element<HTMLSelectElement>('main [data-comments] select[name="reason"]')),
        'spam',
      )
      await press('comments.report.send')
      await read('comments.done.report')
    })
    await step(
      '管理员在同一页看到评论、举报和前后文，并隐藏 / An administrator reads comment, reports and thread, and hides it',
      async () => {
        network.use(
          answer('getRecord', ({ language }) => recordAt(language, 'comment', 'reported')),
          answer('fireRecord', ({ language }) => recordAt(language, 'comment', 'hidden')),
        )
        const { read, press, fill, submit } = await come({ at: '/console/comment/1', signedIn: true })
        await read('record.detail.comment.reports')
        await press('record.do.comment.hide')
        await fill('record.typed.reason', reason)
        await submit()
        await read('record.state.comment.hidden')
      },
    )
    await step('作者在我的评论里看到原因 / Its author reads the reason among the own comments', async () => {
      const { postComment } = fixturesFor('zh')
      world.threads = [{ ...postComment, id: 30, text: question, replies: [], replies_left: 0 }]
      become((thread) => ({ ...thread, state: 'hidden', reason, editable_until: null }))
      const { read } = await come({ at: '/personal/dynamic/comment', signedIn: true })
      await read('comments.hiddenBecause', { reason })
    })
    await step('其他人只看到已隐藏 / Everybody else reads that it is hidden', async () => {
      become((thread) => ({ ...thread, is_own: false, text: '', name: '', reason: null }))
      const { read } = await come({ at: '/news/1' })
      await read('comments.hidden')
    })
  }),
}
