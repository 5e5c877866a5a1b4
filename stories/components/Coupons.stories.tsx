import type { Meta, StoryObj } from '@storybook/react-vite'

import { answerResponse, fault, refuse, refusalResponse } from '../../mocks/handlers.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Coupons' } satisfies Meta
export default meta

const coupons = { at: '/organizer/1/coupons', signedIn: true }
const codes = { at: '/organizer/1/coupons/2?state=used', signedIn: true }
const field = async (name: string) => element<HTMLInputElement>(`input[name="${name}"]`, await dialog())
const type = async ({ stage }: Page, name: string, text: string) => {
  // A dialog that has just opened takes the focus.
  const box = await dialog()
  await until(() => expect(box.contains(document.activeElement)).toBe(true))
  const input = await field(name)
  await stage.user.clear(input)
  await stage.user.paste(text)
}
const fill = async (page: Page) => {
  await page.press('coupons.issue')
  await type(page, 'name', '分会成员')
  await type(page, 'amount', '30')
  await type(page, 'number', '100')
  const until = await field('valid_until')
  until.value = '2027-03-31T23:59'
}

export const Batches: StoryObj = {
  name: '代金券批次 · 发放、使用、退回、收回的数量都可点开 / Batches, each number leads to its list [CONF-03]',
  play: visit(coupons, async ({ see }) => {
    await see('heading', 'coupons.batches')
    expect(document.querySelectorAll('[data-batch]')).toHaveLength(2)
    expect(document.querySelector('main a[href="/organizer/1/coupons/2?state=returned"]')?.textContent).toBe(
      '2',
    )
    // Withdrawn codes are not withdrawn again.
    expect(document.querySelectorAll('[data-batch="1"] button')).toHaveLength(0)
  }),
}
export const Loading: StoryObj = {
  name: '代金券批次 · 正在加载 / Loading',
  play: visit({ ...coupons, network: () => [inTurn('listCouponBatches', never)] }, ({ see }) =>
    see('heading', 'organizer.section.coupons'),
  ),
}
export const Failed: StoryObj = {
  name: '代金券批次 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...coupons, network: () => [fault('listCouponBatches', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotFound: StoryObj = {
  name: '代金券批次 · 别人的会议：不存在 / Somebody else’s conference does not exist',
  play: visit({ ...coupons, network: () => [refuse('listCouponBatches', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const Empty: StoryObj = {
  name: '代金券批次 · 尚未发放 / None yet',
  play: visit(
    { ...coupons, network: () => [altered('listCouponBatches', (happy) => ({ ...happy, batches: [] }))] },
    ({ read }) => read('coupons.empty'),
  ),
}
export const Issuing: StoryObj = {
  name: '发放代金券 · 过期的有效期被拒绝并指出字段，改正后发放 / A date that is past is named; corrected, they are issued',
  play: visit(
    {
      ...coupons,
      network: () => [
        inTurn(
          'issueCoupons',
          (language) => refusalResponse('couponUntilPast', language, { field: 'valid_until' }),
          (language) => answerResponse('issueCoupons', fixturesFor(language).issueCoupons, language),
        ),
      ],
    },
    async (page) => {
      await fill(page)
      await page.submit()
      await until(async () => expect((await field('valid_until')).getAttribute('aria-invalid')).toBe('true'))
      expect((await field('name')).value).toBe('分会成员')
      await page.submit()
      await page.read('sale.saved')
      await until(expectNoDialog)
    },
  ),
}
export const TooMuch: StoryObj = {
  name: '发放代金券 · 金额与数量超限，已填内容保留 / Too much and too many: both fields are named, what is typed stays',
  play: visit(coupons, async (page) => {
    await fill(page)
    await type(page, 'amount', '50.01')
    await type(page, 'number', '2001')
    await page.submit()
    await page.read('error.couponAmountOut')
    await page.read('error.couponNumberOut')
    expect((await field('name')).value).toBe('分会成员')
  }),
}
export const Offline: StoryObj = {
  name: '发放代金券 · 网络中断，已填内容保留 / The network is lost: what is typed stays',
  play: visit({ ...coupons, network: () => [fault('issueCoupons', 'offline')] }, async (page) => {
    await fill(page)
    await page.submit()
    await page.read('error.kind.offline')
    expect((await field('amount')).value).toBe('30')
  }),
}
export const Withdrawing: StoryObj = {
  name: '收回代金券 · 先说明哪些失效、哪些保留 / Withdrawn after a question that says which ones stay',
  play: visit(coupons, async (page) => {
    await until(() => element('[data-batch="2"] button'))
    await page.stage.user.click(element('[data-batch="2"] button'))
    const box = await dialog()
    await until(() => expect(box.textContent).toContain('63'))
    await page.answer('coupons.withdraw')
    await page.read('sale.done')
    await until(expectNoDialog)
  }),
}
export const Codes: StoryObj = {
  name: '批次中的代金券 · 代码、账号、订单与状态 / The codes of a batch: who has each, on which order [CONF-03]',
  play: visit(codes, async ({ read }) => {
    await read('coupons.codes.count', { total: 2 })
    expect(document.querySelector('main a[href="/organizer/1/people/1"]')).not.toBeNull()
    expect(document.querySelector('main nav a[aria-current="page"]')?.textContent).toContain('37')
  }),
}
export const NoCodes: StoryObj = {
  name: '批次中的代金券 · 没有符合条件的 / None in this state',
  play: visit(
    { ...codes, network: () => [altered('listCouponCodes', () => ({ list: [], total: 0 }))] },
    ({ read }) => read('coupons.codes.empty'),
  ),
}
export const NoBatch: StoryObj = {
  name: '批次中的代金券 · 没有这个批次 / There is no such batch',
  play: visit({ at: '/organizer/1/coupons/99', signedIn: true }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
