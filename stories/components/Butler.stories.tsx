import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, fault, refuse } from '../../mocks/handlers.ts'
import { messageOf } from '../../server/shared/sentences/messages.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Butler' } satisfies Meta
export default meta

const at = '/butler'
const member = { at, signedIn: true }

export const Guest: StoryObj = {
  name: '访客 · 服务、酒店与咨询入口 / A guest: services, rooms, the way to ask [BUT-01]',
  play: visit({ at }, async ({ read, see, press, stage }) => {
    await read('butler.services')
    await until(() => expect(document.querySelectorAll('main section li h3')).toHaveLength(4))
    await see('button', 'butler.signIn')
    await press('butler.signIn')
    await until(() => expect(stage.address()).toBe(`/login?url=${encodeURIComponent('/butler#ask')}`))
  }),
}
export const Member: StoryObj = {
  name: '会员 · 咨询表单与我的咨询 / A member: the form, and what was asked before [BUT-01]',
  play: visit(member, async ({ read }) => {
    await read('butler.enquiries')
    await until(() => expect(document.querySelectorAll('#enquiry-1 li')).toHaveLength(2))
  }),
}
export const Loading: StoryObj = {
  name: '正在加载 / Loading',
  play: visit({ at, network: () => [inTurn('getButler', never)] }, () =>
    until(() => element('main [aria-busy="true"]')),
  ),
}
export const Failing: StoryObj = {
  name: '加载失败，可重试 / It fails and is tried again',
  play: visit({ at, network: () => [fault('getButler', '500')] }, ({ see }) => see('button', 'state.retry')),
}
export const Nothing: StoryObj = {
  name: '没有服务和酒店 / Neither services nor rooms',
  play: visit(
    {
      at,
      network: () => [altered('getButler', (happy) => ({ ...happy, intro: '', services: [], hotels: [] }))],
    },
    async ({ read }) => {
      await read('butler.services.none')
      await read('butler.hotels.none')
    },
  ),
}
export const NoEnquiries: StoryObj = {
  name: '还没有咨询 / Nothing was asked yet',
  play: visit(
    { ...member, network: () => [altered('listEnquiries', (happy) => ({ ...happy, list: [], total: 0 }))] },
    ({ read }) => read('butler.enquiries.none'),
  ),
}
export const Incomplete: StoryObj = {
  name: '漏填或写错，逐项指出 / What is missing or wrong is named at its field [BUT-01]',
  play: visit(member, async ({ fill, press, read }) => {
    await fill('butler.field.reach', 'at home')
    await press('butler.send')
    await read('error.required')
    await read('error.reachWrong')
  }),
}
export const Sent: StoryObj = {
  name: '咨询已提交 / The enquiry is sent [BUT-01]',
  play: visit(member, async ({ fill, press, read }) => {
    await fill('butler.field.contact', '林梅')
    await fill('butler.field.reach', '13900000000')
    await fill('butler.field.question', '两场同传怎么收费？')
    await press('butler.send')
    await read('butler.sent')
    await until(() => expect(element<HTMLTextAreaElement>('textarea').value).toBe(''))
  }),
}
export const NotSent: StoryObj = {
  name: '提交失败，内容保留 / It cannot be sent, and nothing that was typed is lost',
  play: visit(
    { ...member, network: () => [fault('sendEnquiry', 'offline')] },
    async ({ fill, press, read }) => {
      await fill('butler.field.contact', '林梅')
      await fill('butler.field.reach', '13900000000')
      await fill('butler.field.question', '两场同传怎么收费？')
      await press('butler.send')
      await read('error.kind.offline')
      expect(element<HTMLTextAreaElement>('textarea').value).toBe('两场同传怎么收费？')
    },
  ),
}
export const Replying: StoryObj = {
  name: '回复管家 / A reply to an answer [BUT-01]',
  play: visit(member, async ({ press, fill, read, submit }) => {
    await press('butler.reply')
    await dialog()
    await fill('butler.followUp.field', '含设备吗？')
    await submit()
    await read('butler.sent')
    await until(expectNoDialog)
  }),
}
export const NotClosed: StoryObj = {
  name: '咨询已被关闭，说明原因 / It was closed meanwhile, and that is said',
  play: visit(
    { ...member, network: () => [refuse('fireRecord', 'enquiryClosed')] },
    async ({ press, answer: choose, stage }) => {
      await press('butler.end')
      await choose('butler.close')
      const said = messageOf('enquiryClosed', stage.language, null)
      await until(() => expect(element('[role="alertdialog"]').textContent).toContain(said))
    },
  ),
}
export const Booking: StoryObj = {
  name: '预订酒店：选择入住和离店 / Booking: the nights are chosen [BUT-01]',
  play: visit(member, async ({ stage }) => {
    await stage.user.click(await until(() => element('#hotels button')))
    const open = await dialog()
    await until(() => expect(open.querySelectorAll('select')).toHaveLength(3))
    await stage.user.selectOptions(element('select[name="check_out"]', open), '2026-12-05')
    await until(() => expect(open.textContent).toMatch(/1,560/))
  }),
}
export const Booked: StoryObj = {
  name: '酒店已预订 / The room is booked [BUT-01]',
  play: visit(member, async ({ stage, submit, read }) => {
    await stage.user.click(await until(() => element('#hotels button')))
    await dialog()
    await submit()
    await read('butler.booked')
    await until(expectNoDialog)
  }),
}
export const Full: StoryObj = {
  name: '所选日期已订满 / The nights are taken [BUT-01]',
  play: visit(
    { ...member, network: () => [refuse('bookRoom', 'nightsFull', { field: 'check_in' })] },
    async ({ stage, submit, read }) => {
      await stage.user.click(await until(() => element('#hotels button')))
      await dialog()
      await submit()
      await read('error.nightsFull')
    },
  ),
}
export const AllTaken: StoryObj = {
  name: '没有余房 / No room is left',
  play: visit(
    {
      at,
      network: () => [
        altered('getButler', (happy) => ({
          ...happy,
          hotels: happy.hotels.map((hotel) => ({
            ...hotel,
            rooms: hotel.rooms.map((room) => ({
              ...room,
              closed: 'full' as const,
              nights: room.nights.map((night) => ({ ...night, left: 0 })),
            })),
          })),
        })),
      ],
    },
    async ({ read }) => {
      await read('stay.closed.full')
      await until(() => expect(document.querySelector('#hotels button')).toBeNull())
    },
  ),
}
export const FeaturePage: StoryObj = {
  name: '活动详情 / The page of a banner [PUB-02]',
  play: visit({ at: '/bannerDetails?banner_id=1' }, async ({ see }) => {
    await until(() => expect(document.querySelectorAll('main article li')).toHaveLength(2))
    await see('link', 'banner.follow')
  }),
}
export const Features: StoryObj = {
  name: '全部活动 / Everything that is announced [PUB-02]',
  play: visit(
    {
      at: '/bannerDetails',
      network: (language) => [
        answer('getBanners', [
          {
            id: 1,
            title: language === 'en' ? 'Early-bird tickets' : '早鸟票限时开放',
            image: '/covers/rays.svg',
            alt: language === 'en' ? 'Rays' : '光线',
            url: '/bannerDetails?banner_id=1',
          },
        ]),
      ],
    },
    () => until(() => element('main a[href="/bannerDetails?banner_id=1"] img')),
  ),
}
export const NoFeatures: StoryObj = {
  name: '没有活动 / Nothing is announced',
  play: visit({ at: '/bannerDetails' }, ({ read }) => read('banner.none')),
}
export const FeatureGone: StoryObj = {
  name: '活动已结束 / A banner that is shown no more',
  play: visit(
    { at: '/bannerDetails?banner_id=9', network: () => [refuse('getBanner', 'notFound')] },
    ({ read }) => read('error.notFound'),
  ),
}
