import type { Say } from './example.ts'
import type { HotelRoom } from './hotelRoom.ts'

export const roomExample = (
  id: number,
  name: string,
  price: number,
  say: Say,
  left: readonly number[],
): HotelRoom => ({
  id,
  hotel: say('会议中心酒店', 'Conference Centre Hotel'),
  address: say('会场东侧 300 米', '300 m east of the venue'),
  room: name,
  price,
  book_until: '2026-11-29T15:59:00.000Z',
  phone: '021-5888 0000',
  note: say('含双早，入住时出示会议通知。', 'With breakfast for two. Show the notice of the conference.'),
  closed: null,
  nights: left.map((rooms, at) => ({ day: `2026-12-0${at + 2}`, left: rooms })),
})
