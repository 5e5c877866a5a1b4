import type * as conferenceHotels from './conferenceHotels.ts'
import type { ExamplesOf, Say } from './example.ts'

const room: conferenceHotels.KeptRoom = {
  id: 1,
  version: 2,
  hotel: '会议中心酒店',
  eng_hotel: 'Conference Centre Hotel',
  address: '会场东侧 300 米',
  eng_address: '300 m east of the venue',
  room: '高级大床房',
  eng_room: 'Superior double room',
  price: 52_000,
  quota: 9,
  book_until: '2027-04-20T15:59:00.000Z',
  phone: '021-5888 0000',
  note: '含双早，入住时出示会议通知。',
  eng_note: 'With breakfast for two. Show the notice of the conference.',
  retired: false,
  taken: [1, 6, 6, 9, 4, 0, 0].map((rooms) => ({ rooms, bookings: rooms === 9 ? 10 : rooms })),
}
const hotels: conferenceHotels.ConferenceHotels = {
  parts: ['organizer'],
  conference_id: 41,
  conference: '量子信息前沿论坛',
  publication: 'published',
  time_zone: 'Asia/Shanghai',
  nights: [29, 30].map((day) => `2027-04-${day}`).concat([1, 2, 3, 4, 5].map((day) => `2027-05-0${day}`)),
  rooms: [
    room,
    {
      ...room,
      ...{ id: 2, version: 0, room: '标准双床房', eng_room: 'Standard twin room', price: 46_000, quota: 12 },
      ...{ book_until: null, note: '', eng_note: '' },
      taken: [0, 3, 4, 4, 2, 0, 0].map((rooms) => ({ rooms, bookings: rooms })),
    },
    {
      ...room,
      ...{ id: 3, version: 1, hotel: '湖畔宾馆', eng_hotel: 'Lakeside Hotel', phone: '', retired: true },
      ...{ room: '套房', eng_room: 'Suite', price: 98_050, quota: 2, note: '', eng_note: '' },
      taken: [0, 1, 1, 0, 0, 0, 0].map((rooms) => ({ rooms, bookings: rooms })),
    },
  ],
}
const answer = (say: Say): conferenceHotels.ConferenceHotels => ({
  ...hotels,
  conference: say(hotels.conference, 'Forum on Quantum Information'),
})

const booking = (say: Say): conferenceHotels.RoomBooking => ({
  id: 12,
  name: '林梅',
  order_id: 17,
  hotel: say('会议中心酒店', 'Conference Centre Hotel'),
  room: say('高级大床房', 'Superior double room'),
  check_in: '2027-04-30',
  check_out: '2027-05-03',
  amount: 156_000,
  sharing: 'named',
  companion: say('王立（复旦大学）', 'Wang Li, Fudan University'),
  shares_with: null,
  is_cancelled: false,
  cancel_reason: '',
  can_change: true,
  at: '2026-11-21T02:00:00.000Z',
})

export const conferenceHotelsExamples: ExamplesOf<typeof conferenceHotels> = {
  getConferenceHotels: { sample: { conference_id: 1 }, answer },
  saveHotelRoom: {
    sample: {
      conference_id: 1,
      id: 0,
      version: 0,
      key: 'k',
      hotel: '会议中心酒店',
      eng_hotel: 'Conference Centre Hotel',
      address: '会场东侧 300 米',
      eng_address: '300 m east of the venue',
      room: '高级大床房',
      eng_room: 'Superior double room',
      price: 52_000,
      quota: 9,
      book_until: '',
      phone: '021-5888 0000',
      note: '含双早',
      eng_note: 'With breakfast',
    },
    answer,
  },
  retireHotelRoom: { sample: { conference_id: 1, id: 1, version: 0, retired: 1 }, answer },
  listRoomBookings: {
    sample: {
      conference_id: 1,
      state: 'booked',
      room: 1,
      night: '2027-05-01',
      sharing: 'named',
      beside: 0,
      page: 1,
      page_size: 12,
    },
    answer: (say) => ({
      list: [
        {
          ...booking(say),
          ...{ id: 15, name: '王立', order_id: null, sharing: 'women', companion: '' },
        },
        {
          ...booking(say),
          ...{ id: 14, name: '周衡', order_id: 19, sharing: 'men', companion: '' },
          shares_with: { id: 13, name: '陈舟' },
        },
        {
          ...booking(say),
          ...{ id: 13, name: '陈舟', order_id: 18, sharing: 'men', companion: '' },
          shares_with: { id: 14, name: '周衡' },
        },
        booking(say),
        {
          ...booking(say),
          ...{ id: 11, name: '赵敏', sharing: 'alone', companion: '', is_cancelled: true, can_change: false },
          cancel_reason: say('酒店临时装修', 'The hotel is being rebuilt'),
        },
      ],
      total: 5,
      page: 1,
      page_size: 12,
    }),
  },
  cancelRoomBooking: {
    sample: { conference_id: 1, id: 12, reason: '酒店临时装修' },
    answer: () => ({ id: 12 }),
  },
  pairRoomBookings: { sample: { conference_id: 1, id: 12, other: 15 }, answer: () => ({ id: 12 }) },
  unpairRoomBooking: { sample: { conference_id: 1, id: 13 }, answer: () => ({ id: 13 }) },
}
