import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault, refuse, refusalResponse } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Ticket sale' } satisfies Meta
export default meta

const tickets = { at: '/organizer/41/tickets', signedIn: true }
const inDialog = async (name: string) => element<HTMLInputElement>(`input[name="${name}"]`, await dialog())
const type = async ({ stage }: Page, name: string, text: string) => {
  // A dialog that has just opened takes the focus.
  const box = await dialog()
  await until(() => expect(box.contains(document.activeElement)).toBe(true))
  const field = await inDialog(name)
  await stage.user.clear(field)
  if (text !== '') await stage.user.paste(text)
}
const edit = ({ press, stage }: Page) =>
  press('sale.type.edit.of', {
    name: stage.say('organizer.section.tickets') === '门票与费用' ? '普通代表' : 'Regular participant',
  })

export const Sale: StoryObj = {
  name: '门票与费用 · 票种、日期、餐次与预览 / Ticket types, dates, meals and the preview [CONF-03]',
  play: visit(tickets, async ({ see }) => {
    await see('heading', 'sale.types')
    await see('heading', 'sale.preview')
    // The retired type is in the list and not in the preview.
    await until(() => expect(document.querySelectorAll('[data-type]')).toHaveLength(3))
    expect(document.querySelectorAll('section[aria-labelledby="sale-preview"] tbody tr')).toHaveLength(2)
  }),
}
export const Loading: StoryObj = {
  name: '门票与费用 · 正在加载 / Loading',
  play: visit({ ...tickets, network: () => [inTurn('getTicketSale', never)] }, ({ see }) =>
    see('heading', 'organizer.section.tickets'),
  ),
}
export const Failed: StoryObj = {
  name: '门票与费用 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...tickets, network: () => [fault('getTicketSale', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotFound: StoryObj = {
  name: '门票与费用 · 别人的会议：不存在 / Somebody else’s conference does not exist',
  play: visit({ ...tickets, network: () => [refuse('getTicketSale', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const Empty: StoryObj = {
  name: '门票与费用 · 尚无票种与日期，说明还缺什么 / Nothing yet: what is missing',
  play: visit(
    {
      ...tickets,
      network: () => [
        altered('getTicketSale', (sale) => ({
          ...sale,
          ...{ ticket_types: [], meals: [], registration_opens_at: null, registration_closes_at: null },
        })),
      ],
    },
    async ({ read }) => {
      await read('sale.gap.registrationWindow')
      await read('sale.gap.ticketType')
      await read('sale.preview.empty')
    },
  ),
}
export const Editing: StoryObj = {
  name: '编辑票种 · 双语名称、名额与两档价格 / A ticket type with two prices, both languages side by side',
  play: visit(tickets, async (page) => {
    await edit(page)
    expect((await inDialog('tiers.0.amount')).value).toBe('1600')
    expect((await inDialog('tiers.0.until')).value).toBe('2027-03-01T00:00')
    expect((await inDialog('tiers.1.until')).value).toBe('')
  }),
}
export const PricesAdded: StoryObj = {
  name: '编辑票种 · 增加与删除一档，其余内容不变 / A price is added and another removed; the rest stays',
  play: visit(tickets, async (page) => {
    await edit(page)
    await page.answer('sale.price.add')
    await type(page, 'tiers.2.amount', '2,400.50')
    await page.press('sale.price.remove', { place: 1 })
    expect((await inDialog('tiers.0.amount')).value).toBe('2000')
    expect((await inDialog('tiers.1.amount')).value).toBe('2,400.50')
    await page.submit()
    // The added price has no name yet, and the one before it no end: both are named, nothing is sent.
    await until(async () =>
      expect((await inDialog('tiers.1.name')).getAttribute('aria-invalid')).toBe('true'),
    )
  }),
}
export const TooFew: StoryObj = {
  name: '编辑票种 · 名额少于已售，说明最少多少 / Fewer places than are taken: how many there have to be',
  play: visit(
    { ...tickets, network: () => [refuse('saveTicketType', 'capacityBelowTaken', { field: 'capacity' })] },
    async (page) => {
      await edit(page)
      await type(page, 'capacity', '100')
      await page.submit()
      await until(async () => expect((await inDialog('capacity')).getAttribute('aria-invalid')).toBe('true'))
      expect((await inDialog('capacity')).value).toBe('100')
    },
  ),
}
export const Conflict: StoryObj = {
  name: '编辑票种 · 他人刚保存过：列出变化，保留已填内容再存 / Somebody else was faster: what changed, and what was typed goes on',
  play: visit(
    {
      ...tickets,
      network: () => [
        inTurn(
          'getTicketSale',
          (language) => answerResponse('getTicketSale', fixturesFor(language).getTicketSale, language),
          (language) => {
            const sale = fixturesFor(language).getTicketSale
            const [first, ...others] = sale.ticket_types
            const types = first === undefined ? [] : [{ ...first, version: 4, capacity: 320 }, ...others]
            return answerResponse('getTicketSale', { ...sale, ticket_types: types }, language)
          },
        ),
        inTurn(
          'saveTicketType',
          (language) => refusalResponse('versionConflict', language, { field: 'version' }),
          (language) => answerResponse('saveTicketType', fixturesFor(language).saveTicketType, language),
        ),
      ],
    },
    async (page) => {
      await edit(page)
      await type(page, 'name', '正式代表')
      await page.submit()
      await page.read('sale.conflict.changes')
      await page.read('sale.field.capacity')
      await page.answer('sale.conflict.keep')
      await until(async () => expect((await inDialog('name')).value).toBe('正式代表'))
      await page.submit()
      await page.read('sale.saved')
      await until(expectNoDialog)
    },
  ),
}
export const Offline: StoryObj = {
  name: '编辑票种 · 网络中断，已填内容保留 / The network is lost: what is typed stays',
  play: visit({ ...tickets, network: () => [fault('saveTicketType', 'offline')] }, async (page) => {
    await page.press('sale.type.add')
    for (const [name, text] of [
      ['name', '嘉宾'],
      ['eng_name', 'Guest'],
      ['tiers.0.name', '标准价'],
      ['tiers.0.eng_name', 'Regular price'],
      ['tiers.0.amount', '￥0'],
    ] as const)
      await type(page, name, text)
    await page.submit()
    await page.read('error.kind.offline')
    expect((await inDialog('name')).value).toBe('嘉宾')
  }),
}
export const Ordering: StoryObj = {
  name: '调整票种顺序 · 键盘可用 / The order of the ticket types, by keyboard',
  play: visit(tickets, async (page) => {
    await page.press('sale.order')
    const box = await dialog()
    const names = () => [...box.querySelectorAll('ol li > span')].map((each) => each.textContent)
    const [first, second] = names()
    const down = await until(() => element<HTMLButtonElement>('ol li button:last-of-type', box))
    await until(() => expect(box.contains(document.activeElement)).toBe(true))
    down.focus()
    await page.stage.user.keyboard('{Enter}')
    await until(() => expect(names()).toEqual([second, first]))
    await until(() => expect(document.activeElement).toBe(down))
    await page.answer('sale.save')
    await page.read('sale.saved')
  }),
}
export const Retiring: StoryObj = {
  name: '停售票种 · 先确认 / Asked before a type is taken from sale',
  play: visit(tickets, async (page) => {
    const button = await until(() => element<HTMLButtonElement>('[data-type="7"] button:last-of-type'))
    await page.stage.user.click(button)
    await dialog()
    await page.answer('sale.retire')
    await page.read('sale.done')
  }),
}
export const RetiringRefused: StoryObj = {
  name: '停售票种 · 他人刚更改过 / Somebody else has changed it meanwhile',
  play: visit(
    { ...tickets, network: () => [refuse('retireTicketType', 'versionConflict')] },
    async (page) => {
      const button = await until(() => element<HTMLButtonElement>('[data-type="8"] button:last-of-type'))
      await page.stage.user.click(button)
      await page.answer('sale.retire')
      await page.see('button', 'shell.understood')
      await page.answer('shell.understood')
      await until(expectNoDialog)
    },
  ),
}
export const Dates: StoryObj = {
  name: '报名与退款日期 · 已保存 / The dates are saved',
  play: visit(tickets, async (page) => {
    const closes = await until(() => element<HTMLInputElement>('main input[name="registration_closes_at"]'))
    expect(closes.value).toBe('2027-04-25T23:59')
    await page.press('sale.window.save')
    await page.read('sale.saved')
  }),
}
export const DatesWrong: StoryObj = {
  name: '报名与退款日期 · 价格先于报名结束 / Registration would go on without a price',
  play: visit(
    {
      ...tickets,
      network: () => [refuse('saveRegistrationWindow', 'tierEndsEarly', { field: 'registration_closes_at' })],
    },
    async (page) => {
      await page.press('sale.window.save')
      const closes = () => element<HTMLInputElement>('main input[name="registration_closes_at"]')
      await until(() => expect(closes().getAttribute('aria-invalid')).toBe('true'))
    },
  ),
}
export const DatesConflict: StoryObj = {
  name: '报名与退款日期 · 他人刚保存过，可保留或放弃 / Somebody else was faster: kept or dropped',
  play: visit(
    {
      ...tickets,
      network: () => [
        inTurn(
          'getTicketSale',
          (language) => answerResponse('getTicketSale', fixturesFor(language).getTicketSale, language),
          (language) =>
            answerResponse(
              'getTicketSale',
              { ...fixturesFor(language).getTicketSale, version: 3, refund_until: null },
              language,
            ),
        ),
        refuse('saveRegistrationWindow', 'versionConflict', { field: 'version' }),
      ],
    },
    async (page) => {
      await page.press('sale.window.save')
      await page.read('sale.conflict.changes')
      await page.see('button', 'sale.conflict.keep')
      await page.see('button', 'sale.conflict.drop')
    },
  ),
}
export const Meal: StoryObj = {
  name: '餐次 · 新增，缺少的项目逐项指出 / A new meal: what is missing is named',
  play: visit(tickets, async (page) => {
    await page.press('sale.meal.add')
    await type(page, 'name', '欢迎晚宴')
    await page.submit()
    await until(async () => expect((await inDialog('eng_name')).getAttribute('aria-invalid')).toBe('true'))
    expect((await inDialog('name')).value).toBe('欢迎晚宴')
  }),
}
export const MealRetiring: StoryObj = {
  name: '餐次 · 停止发放前确认 / Asked before a meal is given no more',
  play: visit(
    { ...tickets, network: () => [answer('retireMeal', fixturesFor('zh').retireMeal)] },
    async (page) => {
      const button = await until(() => element<HTMLButtonElement>('[data-meal="5"] button:last-of-type'))
      await page.stage.user.click(button)
      await dialog()
      await page.answer('sale.meal.retire')
      await page.read('sale.done')
    },
  ),
}
