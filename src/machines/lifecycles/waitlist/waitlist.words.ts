import { words } from '../../shared/words.ts'

export const waitlist = words({
  area: 'commerce',
  rank: 9,
  title: ['候补', 'Waiting list'],
  purpose: [
    '名额已满时排队：有人退出，名额按先来后到保留给下一位，限时购买。',
    'A queue for a conference that is full: a place that becomes free is held for the next in line, for a limited time.',
  ],
  rules: ['ORD-01'],
  states: {
    'waitlist.waiting': ['排队中', 'Waiting'],
    'waitlist.offered': ['名额已保留，等待购买', 'A place is held'],
    'waitlist.purchased': ['已购买', 'Bought'],
    'waitlist.cancelled': ['已退出', 'Left the list'],
    'waitlist.offer_expired': ['保留已过期', 'The offer ran out'],
  },
  events: {
    'waitlist.offer': [
      'server',
      '有名额空出，服务器为排在最前的人保留',
      'A place became free, and the server holds it for the first in line',
    ],
    'waitlist.purchase': [
      'server',
      '候补人在保留期内下单，服务器记下名额已被取用',
      'The person registered in time, and the server marks the place as taken',
    ],
    'waitlist.cancel': ['owner', '候补人退出排队', 'The person leaves the list'],
    'waitlist.expire': [
      'clock',
      '保留时间已过，名额让给下一位',
      'The time is over, and the place goes to the next in line',
    ],
  },
  guards: {
    hasPlace: ['有空出的名额', 'A place is free'],
    isOfferOpen: ['仍在保留期内', 'The place is still held'],
    isOfferOver: ['保留时间已过', 'The time for the offer is over'],
  },
  excused: {
    deadEnd: {
      'waitlist.purchased': [
        '已有名额，候补结束；此后看订单。',
        'The wait is over; from here on the order tells the story.',
      ],
      'waitlist.cancelled': [
        '退出后要再等，需重新排队。',
        'A member who wants to wait again joins the queue anew.',
      ],
      'waitlist.offer_expired': [
        '名额已让给下一位；要再等，需重新排队。',
        'The place went to the next in line; a member who wants to wait again joins the queue anew.',
      ],
    },
  },
})
