import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault, refuse, refusalResponse } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Own lives' } satisfies Meta
export default meta

const lives = { at: '/organizer/41/lives', signedIn: true }
const one = (id: number | 'new') => ({ at: `/organizer/41/lives/${id}`, signedIn: true })
const field = (name: string) => element<HTMLInputElement>(`main form [name="${name}"]`)
const isWrong = (name: string) => until(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'))

export const List: StoryObj = {
  name: '直播安排 · 草稿、已发布、已结束与已取消 / Drafts, scheduled, past and cancelled lives [CONF-03]',
  play: visit(lives, async ({ see }) => {
    await see('heading', 'organizer.section.lives')
    await until(() => expect(document.querySelectorAll('[data-live]')).toHaveLength(4))
  }),
}
export const Empty: StoryObj = {
  name: '直播安排 · 还没有直播 / None yet',
  play: visit(
    { ...lives, network: () => [altered('listOwnLives', (desk) => ({ ...desk, list: [] }))] },
    ({ read }) => read('ownLive.none'),
  ),
}
export const Loading: StoryObj = {
  name: '直播安排 · 正在加载 / Loading',
  play: visit({ ...lives, network: () => [inTurn('listOwnLives', never)] }, ({ see }) =>
    see('heading', 'organizer.section.lives'),
  ),
}
export const Failed: StoryObj = {
  name: '直播安排 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...lives, network: () => [fault('listOwnLives', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotFound: StoryObj = {
  name: '直播安排 · 别人的会议：不存在 / Somebody else’s conference does not exist',
  play: visit({ ...lives, network: () => [refuse('listOwnLives', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const Missing: StoryObj = {
  name: '新建直播 · 未填标题与主讲人，指出字段 / A new live without title and speaker: the fields are named',
  play: visit(one('new'), async ({ submit }) => {
    await until(() => field('title'))
    await submit()
    await isWrong('title')
    await isWrong('speaker')
    await isWrong('starts_at')
  }),
}
export const NoTypes: StoryObj = {
  name: '新建直播 · 限指定票种，未勾选票种 / For certain tickets, of which none is ticked',
  play: visit(one(11), async ({ stage, press, read }) => {
    await until(() => field('title'))
    await stage.user.selectOptions(field('access'), 'ticket')
    await read('ownLive.field.access_types')
    await press('ownLive.save')
    await read('error.required')
  }),
}
export const Draft: StoryObj = {
  name: '直播草稿 · 没有主持人时发布被拒，已填内容保留 / A draft without a host is not scheduled; what was typed stays',
  play: visit(
    { ...one(11), network: () => [refuse('planOwnLive', 'hostNotConfirmed', { field: 'host_id' })] },
    async ({ press, answer: say, see, read }) => {
      await until(() => expect(field('title').value).toContain('大会报告'))
      await press('ownLive.act.schedule')
      await see('heading', 'ownLive.ask.schedule')
      await say('ownLive.act.schedule')
      await see('button', 'shell.understood')
      await read('ownLive.about.draft')
    },
  ),
}
export const Rehearsing: StoryObj = {
  name: '已发布的直播 · 彩排入口与说明 [LIVE-10] / The way to the rehearsal, and what it is',
  play: visit(one(12), async ({ see, read }) => {
    await see('link', 'ownLive.toRehearsal')
    await read('ownLive.rehearsal.about')
  }),
}
export const NotRehearsed: StoryObj = {
  name: '直播草稿 · 主持人接受邀请后才能彩排 / A draft is rehearsed once its host has accepted',
  play: visit(one(11), ({ read }) => read('ownLive.rehearsal.noHost')),
}
export const Cancelling: StoryObj = {
  name: '已发布的直播 · 取消前先询问 / A scheduled live is cancelled after a question',
  play: visit(
    { ...one(12), network: () => [answer('planOwnLive', () => ({ id: 12, publication: 'cancelled' }))] },
    async ({ press, answer: say, read }) => {
      await until(() => field('title'))
      await press('ownLive.act.cancel')
      await say('ownLive.act.cancel')
      await until(expectNoDialog)
      await read('ownLive.done.cancel')
    },
  ),
}
export const Cancelled: StoryObj = {
  name: '已取消的直播 · 可恢复为草稿 / A cancelled live can become a draft again',
  play: visit(one(13), ({ see }) => see('button', 'ownLive.act.reopen')),
}
export const Conflict: StoryObj = {
  name: '编辑直播 · 他人刚保存过：列出变化，保留已填内容再存 / Somebody else was faster: what changed, and what was typed goes on',
  play: visit(
    {
      ...one(11),
      network: () => [
        inTurn(
          'listOwnLives',
          (language) => answerResponse('listOwnLives', fixturesFor(language).listOwnLives, language),
          (language) => {
            const desk = fixturesFor(language).listOwnLives
            const [first, ...others] = desk.list
            const list = first === undefined ? [] : [{ ...first, version: 2, max_user: 800 }, ...others]
            return answerResponse('listOwnLives', { ...desk, list }, language)
          },
        ),
        inTurn(
          'saveOwnLive',
          (language) => refusalResponse('versionConflict', language, { field: 'version' }),
          (language) => answerResponse('saveOwnLive', fixturesFor(language).saveOwnLive, language),
        ),
      ],
    },
    async ({ stage, read, press }) => {
      await until(() => field('title'))
      await stage.user.clear(field('title'))
      await stage.user.paste('量子网络：最新进展')
      await press('ownLive.save')
      await read('sale.conflict.changes')
      await press('sale.conflict.keep')
      await until(() => expect(field('title').value).toBe('量子网络：最新进展'))
      await press('ownLive.save')
      await read('ownLive.saved')
    },
  ),
}
export const Offline: StoryObj = {
  name: '编辑直播 · 网络中断，已填内容保留 / The network is lost: what is typed stays',
  play: visit(
    { ...one(11), network: () => [fault('saveOwnLive', 'offline')] },
    async ({ stage, press, read }) => {
      await until(() => field('title'))
      await stage.user.clear(field('speaker'))
      await stage.user.paste('王若兰')
      await press('ownLive.save')
      await read('error.kind.offline')
      expect(field('speaker').value).toBe('王若兰')
    },
  ),
}
export const Recording: StoryObj = {
  name: '已结束的直播 · 修改并隐藏录像 / The recording of a past live is renamed and hidden',
  play: visit(
    { ...one(10), network: () => [answer('saveLiveRecording', () => ({ id: 10 }))] },
    async ({ stage, submit, read }) => {
      await until(() => field('eng_title'))
      await stage.user.click(element('main form input[type="checkbox"]'))
      await submit()
      await read('ownLive.saved')
    },
  ),
}
export const ForRegistered: StoryObj = {
  name: '直播页面 · 仅限已报名的参会者，引导报名 / For those who registered: the page says so and leads there',
  play: visit(
    { at: '/liveDetails?live_id=1', network: () => [refuse('joinLiveRoom', 'liveForRegistered')] },
    ({ see }) => see('link', 'room.hub.register'),
  ),
}
export const NotTakingPlace: StoryObj = {
  name: '直播页面 · 直播已取消 / The live is cancelled',
  play: visit(
    {
      at: '/liveDetails?live_id=1',
      network: () => [altered('getLiveInfo', (live) => ({ ...live, is_cancelled: true }))],
    },
    ({ read }) => read('room.cancelled.text'),
  ),
}
