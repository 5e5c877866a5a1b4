import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault } from '../../mocks/handlers.ts'
import { inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Benefits' } satisfies Meta
export default meta

const at = '/personal/benefits'
const { getBenefits, getKnock } = fixturesFor('zh')
const empty = { list: [], total: 0 }
const page = { page: 1, page_size: 12 }
/** Counted visits of opened links, in order of arrival. */
const counted: string[] = []

export const Everything: StoryObj = {
  name: '我的权益 · 全部 / Everything there is',
  play: visit({ at, signedIn: true }, async ({ read }) => {
    await read('benefits.invite.rule.both')
    await until(() => element('main [role=img] path'))
  }),
}
export const LinkCounted: StoryObj = {
  name: '打开邀请链接，统计一次 / An invitation was opened: it is counted once [BEN-04] [PUB-03]',
  play: visit(
    {
      at: `/login?invite=${getBenefits.invite.code}`,
      network: () => [
        answer('countCoupon', ({ input }) => {
          counted.push([input.get('type'), input.get('pid')].join(' '))
          return null
        }),
      ],
    },
    async () => {
      await until(() => expect(counted.splice(0)).toEqual([`invite ${getBenefits.invite.code}`]))
    },
  ),
}
export const Nothing: StoryObj = {
  name: '我的权益 · 还什么都没有 / Nothing yet',
  play: visit(
    {
      at,
      signedIn: true,
      network: () => [
        answer('getBenefits', {
          ...getBenefits,
          points: { balance: 0, expiring: null },
          coupons: { available: 0, used: 0, expired: 0 },
          invite: { ...getBenefits.invite, friends: 0, rewarded: 0, can_accept: true },
          knockable: [],
        }),
        answer('listPoints', empty),
        answer('listInvited', { ...empty, ...page }),
        answer('listKnocks', { ...empty, ...page }),
        answer('listCoupons', { ...empty, ...page }),
      ],
    },
    async ({ read }) => {
      await read('benefits.empty.points')
      await read('benefits.empty.friends')
      await read('benefits.empty.knocks')
      await read('benefits.empty.coupons')
      await read('benefits.knock.none')
    },
  ),
}
export const Friend: StoryObj = {
  name: '敲金 · 朋友打开链接 / A friend opens the link',
  play: visit({ at: '/knock/q1W9dXk2Vb7LrN4sT8yZ0p', signedIn: true }, async ({ read }) => {
    await read('benefits.act.hitKnock')
  }),
}
export const Guest: StoryObj = {
  name: '敲金 · 未登录者打开链接 / A guest opens the link',
  play: visit({ at: '/knock/q1W9dXk2Vb7LrN4sT8yZ0p' }, async ({ read }) => {
    await read('benefits.knock.signIn')
  }),
}
export const Full: StoryObj = {
  name: '敲金 · 已敲满 / The limit is reached',
  play: visit(
    {
      at: '/knock/q1W9dXk2Vb7LrN4sT8yZ0p',
      signedIn: true,
      network: () => [answer('getKnock', { ...getKnock, state: 'completed', total: getKnock.limit })],
    },
    async ({ read }) => {
      await read('benefits.knock.state.completed')
    },
  ),
}

const lists = ['listPoints', 'listInvited', 'listKnocks', 'listCoupons'] as const
export const Loading: StoryObj = {
  name: '我的权益 · 加载中 / On its way',
  play: visit(
    {
      at,
      signedIn: true,
      network: () => ['getBenefits' as const, ...lists].map((name) => inTurn(name, never)),
    },
    () => until(() => element('main [aria-busy="true"]')),
  ),
}
export const Failed: StoryObj = {
  name: '我的权益 · 加载失败，可重试 / It could not be loaded: retry',
  play: visit({ at, signedIn: true, network: () => [fault('getBenefits', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const ListsFailed: StoryObj = {
  name: '我的权益 · 概览可见，各明细加载失败 / The overview is there, its lists could not be loaded',
  play: visit(
    { at, signedIn: true, network: () => lists.map((name) => fault(name, '500')) },
    async ({ say }) => {
      const retries = () =>
        [...document.querySelectorAll('main button')].filter(
          ({ textContent }) => textContent === say('state.retry'),
        )
      await until(() => expect(retries()).toHaveLength(lists.length))
    },
  ),
}
