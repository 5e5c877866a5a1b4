import { channels, typesBy } from './notifications.ts'
import { onePage, type ExamplesOf, type Say } from './example.ts'
import type * as message from './message.ts'

const wishes = () =>
  channels.flatMap((channel) => typesBy(channel).map((type) => ({ type, channel, wanted: true })))

export const messageExamples: ExamplesOf<typeof message> = {
  getMessageTypes: {
    sample: {},
    answer: () => [
      { id: 1, type: 'system', name: '系统消息', eng_name: 'System', unread: 1 },
      { id: 2, type: 'conference', name: '会议消息', eng_name: 'Conferences', unread: 1 },
      { id: 3, type: 'paper', name: '论文消息', eng_name: 'Papers', unread: 0 },
      { id: 4, type: 'order', name: '订单消息', eng_name: 'Orders', unread: 1 },
    ],
  },
  listMessages: {
    sample: { type: 'order', unread: 1, page: 1, page_size: 12 },
    answer: (say) => ({ list: messagesIn(say), ...onePage(3) }),
  },
  readMessage: { sample: { id: 1 }, answer: () => 2 },
  readMessagesOf: { sample: { link: '/console/paper/1/decision' }, answer: () => 3 },
  readMessages: { sample: { type: 'order', before: 3 }, answer: () => 0 },
  getChannelWishes: {
    sample: {},
    answer: () => ({ email: 'linmei@example.com', mobile: '154****0001', wishes: wishes() }),
  },
  setChannelWish: {
    sample: { type: 'conference', channel: 'mail', wanted: 0 },
    answer: () =>
      wishes().map((wish) =>
        wish.type === 'conference' && wish.channel === 'mail' ? { ...wish, wanted: false } : wish,
      ),
  },
}

const messagesIn = (say: Say) => [
  {
    id: 3,
    type: 'order' as const,
    title: say('支付成功，报名完成', 'You are registered'),
    content: say(
      '“第十二届人工智能前沿大会”的订单 2026112100017 已支付，门票已生成，入场时请出示二维码。',
      'Order 2026112100017 for “12th Conference on Frontiers of AI” is paid. Your ticket is ready: show its QR code at the entrance.',
    ),
    link: '/personal/notes/tickets',
    action: say('查看门票', 'Show the ticket'),
    created_at: '2026-11-21T06:30:00.000Z',
    is_read: false,
  },
  {
    id: 2,
    type: 'conference' as const,
    title: say('候补成功，名额已为您保留', 'A place is free for you'),
    content: say(
      '“第十二届人工智能前沿大会”的“学生票”有名额了，已为您保留至 2026-11-21 18:00（北京时间），请尽快报名。',
      'A place of “Student” at “12th Conference on Frontiers of AI” is held for you until 2026-11-21 18:00 (UTC+8). Please register.',
    ),
    link: '/conferences/1/register',
    action: say('去报名', 'Register'),
    created_at: '2026-11-20T09:00:00.000Z',
    is_read: false,
  },
  {
    id: 1,
    type: 'system' as const,
    title: say('欢迎加入 Symposium', 'Welcome to Symposium'),
    content: say(
      '完善个人信息后，可获得更准确的会议推荐。',
      'Complete your profile for better recommendations.',
    ),
    link: '',
    action: '',
    created_at: '2026-11-01T01:00:00.000Z',
    is_read: true,
  },
]
