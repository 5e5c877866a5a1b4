import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { answer, fault } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Organizer centre' } satisfies Meta
export default meta

const centre = { at: '/organizer', signedIn: true }
const draft = { at: '/organizer/41', signedIn: true }

export const Conferences: StoryObj = {
  name: '主办方中心 · 草稿与已发布的会议 / Drafts and published conferences [ORG-05]',
  play: visit(centre, async ({ see }) => {
    await see('button', 'organizer.new')
    await see('link', 'organizer.console')
  }),
}
export const NotApproved: StoryObj = {
  name: '主办方中心 · 尚未通过审核，说明下一步 / Not approved yet: the way there',
  play: visit(
    {
      ...centre,
      network: () => [
        altered('listOwnConferences', (page) => ({
          ...page,
          list: [],
          total: 0,
          refusal: 'organizerNotCompleted' as const,
        })),
      ],
    },
    ({ see }) => see('link', 'organizer.remedy.organizerNotCompleted'),
  ),
}
export const Draft: StoryObj = {
  name: '主办方中心 · 草稿页：已有内容与办会事务 / A draft: what is there, and where to go on',
  play: visit(draft, ({ see }) => see('heading', 'organizer.sections')),
}
export const DraftFailed: StoryObj = {
  name: '主办方中心 · 会议没有打开，可重试 / A conference could not be opened: retry',
  play: visit({ ...draft, network: () => [fault('getOwnConference', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const Empty: StoryObj = {
  name: '主办方中心 · 还没有会议 / No conference yet',
  play: visit(
    {
      ...centre,
      network: () => [
        altered('listOwnConferences', (page) => ({ ...page, list: [], total: 0, refusal: null })),
      ],
    },
    async ({ stage, read }) => {
      await read('organizer.empty')
      // The console of a user without a conference is closed: no link leads there.
      await expect(screen.queryByRole('link', { name: stage.say('organizer.console') })).toBeNull()
    },
  ),
}

const published = {
  at: '/organizer/41',
  signedIn: true,
  network: () => [altered('getOwnConference', (happy) => ({ ...happy, publication: 'published' as const }))],
}
export const Published: StoryObj = {
  name: '主办方中心 · 已发布的会议与敲金设置 / A published conference, and whether it takes part in knock gold [BEN-03]',
  play: visit(published, ({ see }) => see('heading', 'organizer.knock')),
}
export const KnockSaved: StoryObj = {
  name: '主办方中心 · 敲金设置已保存 / Knock gold is set [BEN-03]',
  play: visit(
    { ...published, network: () => [...published.network(), answer('setKnockSettings', { hours: 72 })] },
    async ({ stage, press, read }) => {
      await stage.user.selectOptions(
        await until(() => element<HTMLSelectElement>('main select[name="hours"]')),
        '72',
      )
      await press('organizer.knock.save')
      await read('organizer.knock.saved')
    },
  ),
}
export const KnockNotSaved: StoryObj = {
  name: '主办方中心 · 敲金设置保存失败，可再试 / It could not be set, and can be tried again',
  play: visit(
    { ...published, network: () => [...published.network(), fault('setKnockSettings', '500')] },
    async ({ press, read, see }) => {
      await press('organizer.knock.save')
      await read('error.kind.server')
      await see('button', 'organizer.knock.save')
    },
  ),
}
export const KnockFailed: StoryObj = {
  name: '主办方中心 · 敲金设置没有打开 / Whether it takes part could not be read',
  play: visit(
    { ...published, network: () => [...published.network(), fault('getKnockSettings', '500')] },
    ({ see }) => see('button', 'state.retry'),
  ),
}

const as = (publication: 'in_review' | 'cancelled' | 'archived') =>
  visit(
    { ...draft, network: () => [altered('getOwnConference', (happy) => ({ ...happy, publication }))] },
    ({ read }) => read(`organizer.about.${publication}`),
  )
export const InReview: StoryObj = {
  name: '主办方中心 · 审核中的会议 / A conference in review [CONF-01]',
  play: as('in_review'),
}
export const Cancelled: StoryObj = {
  name: '主办方中心 · 已取消的会议 / A cancelled conference [CONF-01]',
  play: as('cancelled'),
}
export const Archived: StoryObj = {
  name: '主办方中心 · 已归档的会议 / An archived conference [CONF-01]',
  play: as('archived'),
}
