import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse, fault, refuse, refusalResponse } from '../../mocks/handlers.ts'
import { altered, inTurn, never } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import type { Page } from '../../workbench/harness/story/playing.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Hotels' } satisfies Meta
export default meta

const hotels = { at: '/organizer/41/hotels', signedIn: true }
const inDialog = async (name: string) => element<HTMLInputElement>(`[name="${name}"]`, await dialog())
const type = async ({ stage }: Page, name: string, text: string) => {
  // A dialog that has just opened takes the focus.
  const box = await dialog()
  await until(() => expect(box.contains(document.activeElement)).toBe(true))
  const field = await inDialog(name)
  await stage.user.clear(field)
  if (text !== '') await stage.user.paste(text)
}
/** The first or the last button of a room or a booking. */
const onRow = async ({ stage }: Page, row: string, which: 'first' | 'last') => {
  const buttons = await until(() => {
    const found = [...element(row).querySelectorAll('button')]
    expect(found.length).toBeGreaterThan(0)
    return found
  })
  const button = which === 'first' ? buttons[0] : buttons.at(-1)
  if (button === undefined) throw new Error(`${row} has no button`)
  await stage.user.click(button)
}

export const Hotels: StoryObj = {
  name: '酒店 · 房型、每晚入住、预订名单；数字通向名单 / Rooms, nights and bookings; each number leads to its list [CONF-03] [BUT-01]',
  play: visit(hotels, async ({ see }) => {
    await see('heading', 'hotels.rooms')
    await until(() => expect(document.querySelectorAll('[data-booking]')).toHaveLength(5))
    expect(document.querySelectorAll('[data-room]')).toHaveLength(3)
    const cell = element<HTMLAnchorElement>('td[data-full] a')
    expect(cell.textContent).toBe('9/9')
    expect(cell.getAttribute('href')).toBe(
      '/organizer/41/hotels?state=booked&room=1&night=2027-05-02#bookings',
    )
  }),
}
export const Filtered: StoryObj = {
  name: '酒店 · 从某晚的数字进入，名单已筛选，无人符合 / From a number: the list is filtered; nobody is meant',
  play: visit(
    {
      ...hotels,
      at: '/organizer/41/hotels?state=cancelled&room=1&night=2027-05-02',
      network: () => [altered('listRoomBookings', (happy) => ({ ...happy, list: [], total: 0 }))],
    },
    async ({ read }) => {
      await read('hotels.bookings.empty')
      expect(element<HTMLSelectElement>('select[name="state"]').value).toBe('cancelled')
      expect(element<HTMLInputElement>('input[name="night"]').value).toBe('2027-05-02')
      expect(element('a[href*="bookings.xlsx"]').getAttribute('href')).toContain('night=2027-05-02')
    },
  ),
}
export const Loading: StoryObj = {
  name: '酒店 · 正在加载 / Loading',
  play: visit({ ...hotels, network: () => [inTurn('getConferenceHotels', never)] }, ({ see }) =>
    see('heading', 'organizer.section.hotels'),
  ),
}
export const Failed: StoryObj = {
  name: '酒店 · 没有打开，可重试 / It could not be opened: retry',
  play: visit({ ...hotels, network: () => [fault('getConferenceHotels', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const NotFound: StoryObj = {
  name: '酒店 · 别人的会议：不存在 / Somebody else’s conference does not exist',
  play: visit({ ...hotels, network: () => [refuse('getConferenceHotels', 'notFound')] }, ({ see }) =>
    see('heading', 'page.404.title'),
  ),
}
export const Empty: StoryObj = {
  name: '酒店 · 草稿，尚无房型 / A draft without rooms',
  play: visit(
    {
      ...hotels,
      network: () => [
        altered('getConferenceHotels', (happy) => ({
          ...happy,
          ...{ publication: 'draft', parts: ['secretary'], rooms: [] },
        })),
        altered('listRoomBookings', (happy) => ({ ...happy, list: [], total: 0 })),
      ],
    },
    async ({ read }) => {
      await read('hotels.unpublished')
      await read('hotels.rooms.empty')
      await read('hotels.bookings.empty')
    },
  ),
}
export const QuotaBelow: StoryObj = {
  name: '编辑房型 · 间数少于已订，指出哪一晚，已填内容保留 / Fewer than are booked: the night is named, what is typed stays',
  play: visit(
    {
      ...hotels,
      network: () => [
        refuse('saveHotelRoom', 'quotaBelowBooked', {
          field: 'quota',
          msg: '2027-05-02 当晚已订出 9 间，数量不能更少',
        }),
      ],
    },
    async (page) => {
      await onRow(page, '[data-room="1"]', 'first')
      await type(page, 'quota', '8')
      await page.submit()
      await until(async () => expect((await inDialog('quota')).getAttribute('aria-invalid')).toBe('true'))
      expect((await dialog()).textContent).toContain('2027-05-02')
      expect((await inDialog('quota')).value).toBe('8')
    },
  ),
}
export const Conflict: StoryObj = {
  name: '编辑房型 · 他人刚保存过：列出变化，保留已填内容再存 / Somebody else was faster: what changed, and what was typed goes on',
  play: visit(
    {
      ...hotels,
      network: () => [
        inTurn(
          'getConferenceHotels',
          (language) =>
            answerResponse('getConferenceHotels', fixturesFor(language).getConferenceHotels, language),
          (language) => {
            const happy = fixturesFor(language).getConferenceHotels
            const rooms = happy.rooms.map((room) =>
              room.id === 1 ? { ...room, version: 3, price: 58_000 } : room,
            )
            return answerResponse('getConferenceHotels', { ...happy, rooms }, language)
          },
        ),
        inTurn(
          'saveHotelRoom',
          (language) => refusalResponse('versionConflict', language, { field: 'version' }),
          (language) => answerResponse('saveHotelRoom', fixturesFor(language).saveHotelRoom, language),
        ),
      ],
    },
    async (page) => {
      await onRow(page, '[data-room="1"]', 'first')
      await type(page, 'room', '海景大床房')
      await page.submit()
      await page.read('sale.conflict.changes')
      await page.answer('sale.conflict.keep')
      await until(async () => expect((await inDialog('room')).value).toBe('海景大床房'))
      await page.submit()
      await page.read('sale.saved')
      await until(expectNoDialog)
    },
  ),
}
export const Retiring: StoryObj = {
  name: '停止预订 · 先确认 / A room is offered no more, after a question',
  play: visit(hotels, async (page) => {
    await onRow(page, '[data-room="2"]', 'last')
    await dialog()
    await page.answer('hotels.retire')
    await until(expectNoDialog)
    await page.read('sale.done')
  }),
}
export const Cancelling: StoryObj = {
  name: '取消预订 · 必须写原因，网络中断时已填内容保留 / A booking is cancelled with a reason, which outlives a lost network',
  play: visit(
    {
      ...hotels,
      network: () => [
        inTurn(
          'cancelRoomBooking',
          () => Response.error(),
          (language) =>
            answerResponse('cancelRoomBooking', fixturesFor(language).cancelRoomBooking, language),
        ),
      ],
    },
    async (page) => {
      await onRow(page, '[data-booking="12"]', 'last')
      await dialog()
      await page.submit()
      await until(async () => expect((await inDialog('reason')).getAttribute('aria-invalid')).toBe('true'))
      await type(page, 'reason', '酒店临时装修')
      await page.submit()
      await page.read('error.kind.offline')
      expect((await inDialog('reason')).value).toBe('酒店临时装修')
      await page.submit()
      await until(expectNoDialog)
      await page.read('sale.done')
    },
  ),
}
export const Pairing: StoryObj = {
  name: '安排合住 · 意愿相同的在前 / Two are put into one room; those with the same wish come first',
  play: visit(hotels, async (page) => {
    await onRow(page, '[data-booking="12"]', 'first')
    const box = await dialog()
    await until(() => expect(box.querySelectorAll('option').length).toBeGreaterThan(0))
    await page.answer('hotels.pair')
    await until(expectNoDialog)
    await page.read('sale.done')
  }),
}
export const Unpairing: StoryObj = {
  name: '取消合住 · 当晚没有空房：说明原因 / They cannot part: no room is free in these nights',
  play: visit({ ...hotels, network: () => [refuse('unpairRoomBooking', 'nightsFull')] }, async (page) => {
    await onRow(page, '[data-booking="13"]', 'first')
    await dialog()
    await page.answer('hotels.unpair')
    await page.see('button', 'shell.understood')
  }),
}
export const Sharing: StoryObj = {
  name: '参会者更改合住意愿 · 须写明与谁；已安排合住后不可更改 / A member changes how to live: with whom is asked, and a pair stays [BUT-01]',
  play: visit(
    {
      at: '/personal/order/conf',
      signedIn: true,
      network: () => [refuse('changeSharing', 'roomShared', { field: 'id' })],
    },
    async (page) => {
      await page.press('member.hotel.sharing')
      await type(page, 'companion', '')
      await page.submit()
      await until(async () => expect((await inDialog('companion')).getAttribute('aria-invalid')).toBe('true'))
      await type(page, 'companion', '王立 13900000001')
      await page.submit()
      await page.see('button', 'shell.understood')
    },
  ),
}
