import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault } from '../../mocks/handlers.ts'
import type { OwnComment } from '../../src/contract/comment.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Own comments' } satisfies Meta
export default meta

const written = { at: '/personal/dynamic/comment', signedIn: true }
const received = { at: '/personal/dynamic/reply', signedIn: true }
const entries = () => document.querySelectorAll('main li [data-own-comment]')
const notices = () => document.querySelectorAll('main [data-notice]')
/** One after the other, with ids from 1 on. */
const numbered = <T extends { readonly id: number }>(happy: readonly T[], count: number, from = 1): T[] =>
  Array.from({ length: count }, (_, at) => ({ ...(happy[at % happy.length] as T), id: from + at }))
const inEachState = ({ list: [first] }: { readonly list: readonly OwnComment[] }): OwnComment[] =>
  first === undefined
    ? []
    : [
        first,
        { ...first, id: 11, editable_until: null, edited_at: first.created_at },
        { ...first, id: 12, state: 'hidden', reason: '广告 / An advertisement', editable_until: null },
        { ...first, id: 13, state: 'deleted', text: '', editable_until: null },
      ]

export const Written: StoryObj = {
  name: '我的评论：显示、已修改、已隐藏、已删除 / Mine: shown, edited, hidden, deleted [CMT-01]',
  play: visit(
    {
      ...written,
      network: () => [
        altered('listOwnComments', (happy) => ({ ...happy, list: inEachState(happy), total: 4 })),
      ],
    },
    async ({ read }) => {
      await until(() => expect(entries()).toHaveLength(4))
      await read('comments.hiddenBecause', { reason: '广告 / An advertisement' })
      await read('comments.deleted')
    },
  ),
}
export const Edited: StoryObj = {
  name: '我的评论：修改后留在列表中 / Mine: changed, and still in the list [CMT-01]',
  play: visit(
    {
      ...written,
      network: (language) => [
        answer('amendComment', ({ input }) => ({
          ...fixturesFor(language).amendComment,
          text: input.get('text') ?? '',
        })),
      ],
    },
    async ({ press, fill }) => {
      await press('comments.edit')
      await fill('comments.edit', '期待大会的工作坊。')
      await press('comments.save')
      await until(() =>
        expect(element('main li [data-own-comment]').textContent).toContain('期待大会的工作坊。'),
      )
      expect(entries()).toHaveLength(1)
    },
  ),
}
export const NotDeleted: StoryObj = {
  name: '我的评论：删除失败，可再试 / Mine: it could not be deleted, and can be tried again',
  play: visit(
    { ...written, network: () => [fault('removeComment', '500')] },
    async ({ press, read, button }) => {
      await press('comments.delete')
      await press('comments.deleteFinally')
      await read('error.kind.server')
      await button('comments.deleteFinally')
    },
  ),
}
export const WrittenMore: StoryObj = {
  name: '我的评论：还有更多 / Mine: more on the next page',
  play: visit(
    {
      ...written,
      network: () => [
        answer('listOwnComments', ({ input, language }) => {
          const page = Number(input.get('page'))
          const happy = fixturesFor(language).listOwnComments
          return { ...happy, page, list: numbered(happy.list, 12, 1 + 12 * (page - 1)), total: 24 }
        }),
      ],
    },
    async ({ press }) => {
      await press('state.more')
      await until(() => expect(entries().length).toBeGreaterThan(12))
    },
  ),
}
export const WrittenNothing: StoryObj = {
  name: '我的评论：还没有 / Mine: none yet',
  play: visit(
    {
      ...written,
      network: () => [altered('listOwnComments', (happy) => ({ ...happy, list: [], total: 0 }))],
    },
    ({ read }) => read('state.empty'),
  ),
}
export const WrittenLoading: StoryObj = {
  name: '我的评论：加载中 / Mine: on their way',
  play: visit({ ...written, network: () => [inTurn('listOwnComments', never)] }, () =>
    until(() => element('main [aria-busy="true"]')),
  ),
}
export const WrittenFailed: StoryObj = {
  name: '我的评论：加载失败 / Mine: they could not be loaded',
  play: visit({ ...written, network: () => [fault('listOwnComments', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}

export const Received: StoryObj = {
  name: '收到的回复：回复、提及、已不再显示 / Received: an answer, a mention, one that is gone [CMT-01]',
  play: visit(
    {
      ...received,
      network: () => [
        altered('listCommentNotices', (happy) => {
          const [first] = happy.list
          if (first === undefined) throw new Error('there is no notice')
          const { comment } = first
          return {
            ...happy,
            list: [
              first,
              { ...first, id: 3, kind: 'mention' },
              { ...first, id: 4, is_read: true, comment: { ...comment, state: 'hidden', text: '' } },
            ],
            total: 3,
          }
        }),
      ],
    },
    async ({ read }) => {
      await until(() => expect(notices()).toHaveLength(3))
      await read('comments.notice.gone')
    },
  ),
}
export const ReadOne: StoryObj = {
  name: '收到的回复：标为已读 / Received: read [CMT-01]',
  play: visit(received, async ({ press }) => {
    await press('comments.notice.read')
    await until(() => expect(element<HTMLElement>('main [data-notice]').dataset['read']).toBe('true'))
  }),
}
export const NotRead: StoryObj = {
  name: '收到的回复：标为已读失败，可重试 / Received: it could not be marked, and can be tried again',
  play: visit({ ...received, network: () => [fault('readCommentNotice', '500')] }, async ({ press, see }) => {
    await press('comments.notice.read')
    await see('button', 'state.retry')
  }),
}
export const ReceivedMore: StoryObj = {
  name: '收到的回复：还有更多 / Received: more on the next page',
  play: visit(
    {
      ...received,
      network: () => [
        answer('listCommentNotices', ({ input, language }) => {
          const page = Number(input.get('page'))
          const happy = fixturesFor(language).listCommentNotices
          return { ...happy, page, list: numbered(happy.list, 12, 1 + 12 * (page - 1)), total: 24 }
        }),
      ],
    },
    async ({ press }) => {
      await press('state.more')
      await until(() => expect(notices().length).toBeGreaterThan(12))
    },
  ),
}
export const ReceivedNothing: StoryObj = {
  name: '收到的回复：还没有 / Received: none yet',
  play: visit(
    {
      ...received,
      network: () => [altered('listCommentNotices', (happy) => ({ ...happy, list: [], total: 0 }))],
    },
    ({ read }) => read('state.empty'),
  ),
}
export const ReceivedLoading: StoryObj = {
  name: '收到的回复：加载中 / Received: on their way',
  play: visit({ ...received, network: () => [inTurn('listCommentNotices', never)] }, () =>
    until(() => element('main [aria-busy="true"]')),
  ),
}
export const ReceivedFailed: StoryObj = {
  name: '收到的回复：加载失败 / Received: they could not be loaded',
  play: visit({ ...received, network: () => [fault('listCommentNotices', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
