import { words } from '../../shared/words.ts'

export const enquiry = words({
  area: 'commerce',
  rank: 25,
  title: ['会务咨询', 'Butler enquiry'],
  purpose: [
    '会员向会务管家提出的需求：已收到、已答复、已关闭。关闭前双方都可继续沟通；答复后 14 天无人回复则自动关闭。',
    'What a member asks the conference services: received, answered, closed. Both sides may go on until it is closed; 14 days after an answer without a reply it closes by itself.',
  ],
  rules: ['BUT-01'],
  states: {
    'enquiry.received': ['已收到，待答复', 'Received, waits for an answer'],
    'enquiry.answered': ['已答复', 'Answered'],
  },
  events: {
    'enquiry.answer': [
      'admin',
      '平台管理员答复或补充答复',
      'An administrator answers, or adds to the answer',
    ],
    'enquiry.followUp': ['owner', '会员继续追问', 'The member asks further'],
    'enquiry.decline': [
      'admin',
      '平台管理员说明无法承接的原因并关闭',
      'An administrator says why it cannot be done, and closes it',
    ],
    'enquiry.close': ['owner', '会员关闭咨询', 'The member closes it'],
    'enquiry.lapse': ['clock', '答复后 14 天没有回复', '14 days went by after the answer'],
  },
  guards: {
    isQuiet: ['答复后已过 14 天', 'The answer is 14 days old'],
  },
  excused: {
    deadEnd: {
      'enquiry.closed': [
        '关闭后不再沟通；有新的需求可以另提一条咨询。',
        'Nothing more is said in it; whoever needs something else asks anew.',
      ],
    },
  },
})
