import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Benefits' } satisfies Meta
export default meta

const { getBenefits, getKnock, hitKnock } = fixturesFor('zh')
const nobody = { list: [], total: 0, page: 1, page_size: 12 }
const knock = `/knock/${getKnock.code}`

export const FriendIsInvited: StoryObj = {
  name: '邀请朋友，双方各得所许 / A friend is invited, and both get what is promised [BEN-02]',
  play: visits(async ({ network, step, come }) => {
    await step('会员找到自己的邀请链接 / A member finds the own link', async () => {
      network.use(answer('listInvited', nobody))
      const { read } = await come({ at: '/personal/benefits', signedIn: true })
      await read('benefits.invite.rule.both')
      await until(() => expect(element('main').textContent).toContain(getBenefits.invite.code))
      await read('benefits.empty.friends')
    })
    await step('朋友打开链接，看到邀请人 / The friend opens it and reads whose it is', async () => {
      await come({ at: `/login?invite=${getBenefits.invite.code}` })
      await until(() => element('main [role="note"]'))
    })
    await step('朋友登录后已有代金券 / Signed in, the friend has a coupon', async () => {
      network.use(
        answer('listCoupons', {
          ...nobody,
          list: fixturesFor('zh').listCoupons.list.map((coupon) => ({
            ...coupon,
            amount: 1000,
            source: 'invited' as const,
          })),
          total: 1,
        }),
      )
      const { read } = await come({ at: '/personal/benefits?coupons=available', signedIn: true })
      await read('member.coupon.state.available')
    })
    await step('朋友付款后，邀请人得到奖励 / Once the friend has paid, the inviter is rewarded', async () => {
      network.use(answer('listInvited', fixturesFor('zh').listInvited))
      const { read } = await come({ at: '/personal/benefits', signedIn: true })
      await read('benefits.friend.state.rewarded')
    })
  }),
}

export const FriendsKnock: StoryObj = {
  name: '敲金：朋友帮忙敲一下 / Knock gold: a friend helps [BEN-03]',
  play: visits(async ({ network, step, come }) => {
    await step('未登录者先看到是谁的、敲了多少 / A guest sees whose it is and how far', async () => {
      const { read } = await come({ at: knock })
      await read('benefits.knock.signIn')
    })
    await step('登录后敲一下 / Signed in, the friend knocks', async () => {
      const { read, press, stage } = await come({ at: knock, signedIn: true })
      await press('benefits.act.hitKnock')
      network.use(answer('getKnock', hitKnock))
      const asked = await dialog()
      const knocking = asked.querySelector<HTMLElement>('button[type="submit"]')
      if (knocking === null) throw new Error('The dialog has no button')
      await stage.user.click(knocking)
      await read('benefits.act.hitKnock.done')
      await until(() => expect(element('main').textContent).toContain('3.80'))
    })
    await step('发起人领取并去付款 / The owner takes it and goes to pay', async () => {
      network.use(
        answer('listKnocks', {
          ...nobody,
          list: [
            { ...fixturesFor('zh').openKnock, state: 'completed' as const, total: 1630, coupon: 'K4M8' },
          ],
          total: 1,
        }),
      )
      const { see, stage } = await come({ at: '/personal/benefits', signedIn: true })
      await stage.user.click(await see('link', 'benefits.knock.pay'))
      // The code is already filled in.
      await until(() => expect(element<HTMLInputElement>('main input[name="code"]').value).toBe('K4M8'))
    })
  }),
}
