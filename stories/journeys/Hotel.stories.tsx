import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse } from '../../mocks/handlers.ts'
import { onCall } from '../../mocks/onCall.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import { bookRoom } from '../../src/contract/butler.ts'
import { saveHotelRoom, type ConferenceHotels } from '../../src/contract/conferenceHotels.ts'
import type { Sharing } from '../../src/contract/hotelRoom.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Hotel' } satisfies Meta
export default meta

const organizer = { at: '/organizer/41/hotels', signedIn: true }

export const OfferedAndBooked: StoryObj = {
  name: '一间房：主办方开放 → 参会者预订并说明合住意愿 → 主办方看到 / A room: offered, booked with a wish, seen by the organizer [BUT-01] [CONF-03]',
  play: visits(async ({ network, step, come }) => {
    const happy = fixturesFor('zh')
    let hotels: ConferenceHotels = { ...happy.getConferenceHotels, rooms: [] }
    let wish: { sharing: Sharing; companion: string } | null = null
    const languageOf = (request: Request) => messageLanguage(request.headers.get('lang'))
    const formOf = async (request: Request) => Object.fromEntries(new URLSearchParams(await request.text()))
    network.use(
      onCall('getConferenceHotels', ({ request }) =>
        answerResponse('getConferenceHotels', hotels, languageOf(request)),
      ),
      onCall('saveHotelRoom', async ({ request }) => {
        const { conference_id: _, key: __, ...room } = saveHotelRoom.input.parse(await formOf(request))
        const taken = hotels.nights.map(() => ({ rooms: 0, bookings: 0 }))
        hotels = { ...hotels, rooms: [{ ...room, id: 7, retired: false, taken }] }
        return answerResponse('saveHotelRoom', hotels, languageOf(request))
      }),
      onCall('bookRoom', async ({ request }) => {
        const { sharing, companion } = bookRoom.input.parse(await formOf(request))
        wish = { sharing, companion }
        return answerResponse('bookRoom', happy.bookRoom, languageOf(request))
      }),
      onCall('listRoomBookings', ({ request }) => {
        const language = languageOf(request)
        const page = fixturesFor(language).listRoomBookings
        const [first] = page.list
        const list = wish === null || first === undefined ? [] : [{ ...first, name: '林梅', ...wish }]
        return answerResponse('listRoomBookings', { ...page, list, total: list.length }, language)
      }),
    )
    await step('主办方开放一种房间 / The organizer offers a room', async () => {
      const { stage, press, read, submit } = await come(organizer)
      await read('hotels.rooms.empty')
      await press('hotels.room.add')
      const box = await dialog()
      await until(() => expect(box.contains(document.activeElement)).toBe(true))
      for (const [name, text] of [
        ['hotel', '会议中心酒店'],
        ['eng_hotel', 'Conference Centre Hotel'],
        ['address', '会场东侧 300 米'],
        ['eng_address', '300 m east of the venue'],
        ['room', '标准双床房'],
        ['eng_room', 'Standard twin room'],
        ['price', '￥460'],
        ['quota', '12'],
        ['book_until', '2027-04-20T23:59'],
        ['phone', '021-5888 0000'],
      ] as const) {
        const field = element<HTMLInputElement>(`input[name="${name}"]`, box)
        await stage.user.clear(field)
        await stage.user.type(field, text)
      }
      await submit()
      await until(expectNoDialog)
      await until(() => element('[data-room="7"]'))
      expect(element('[data-room="7"]').textContent).toContain('460.00')
    })
    await step(
      '参会者在会务管家预订，希望与指定的人合住 / A member books it and names with whom',
      async () => {
        const { stage, read, submit } = await come({ at: '/butler', signedIn: true })
        const book = await until(() => element<HTMLButtonElement>('#hotels li button'))
        await stage.user.click(book)
        const box = await dialog()
        await until(() => expect(box.contains(document.activeElement)).toBe(true))
        await stage.user.selectOptions(element('select[name="sharing"]', box), 'named')
        await stage.user.click(element('input[name="companion"]', box))
        await stage.user.paste('王立 13900000001')
        await submit()
        await read('butler.booked')
      },
    )
    await step('主办方看到意愿 / The organizer reads the wish', async () => {
      const { read } = await come(organizer)
      await read('stay.sharing.named')
      await until(() => expect(element('[data-booking]').textContent).toContain('王立 13900000001'))
    })
  }),
}
