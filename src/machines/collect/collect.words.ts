import { words } from '../shared/words.ts'

export const collect = words({
  area: 'content',
  rank: 2,
  title: ['收藏', 'Collecting'],
  purpose: [
    '把会议加入收藏或取消收藏：按下即显示，失败则恢复为服务器上的状态；访客先去登录。',
    'Puts a conference into the collection or takes it out: shown at once, taken back when it fails; a guest is led to the login.',
  ],
  rules: ['PUB-01', 'MEM-01', 'SES-08'],
  states: {
    'collect.routing': ['判断是否已知', 'Is it known yet?'],
    'collect.looking': ['正在查询是否已收藏', 'Asking whether it is collected'],
    'collect.resting': ['等待按下', 'At rest'],
  },
  events: {
    'collect.toggle': ['visitor', '用户按下“收藏”', 'The visitor presses collect'],
  },
  actors: {
    fetchCollected: [
      'server',
      '页面对所有人相同，须另查该用户是否已收藏',
      'The page is the same for everybody: asks whether this member has collected it',
    ],
    setCollected: ['server', '保存收藏，并回答现在的状态', 'Keeps the wish and answers what holds then'],
  },
  guards: {
    isKnown: ['页面已知该用户是否收藏', 'The page was told whether this visitor has collected it'],
    isMember: ['用户已登录', 'Somebody is signed in'],
    isOtherWish: ['保存期间用户又按了一次', 'The visitor has pressed again meanwhile'],
    hasSignedOut: ['登录已失效，由登录失效提示框说明', 'The session has ended, and its own box says so'],
  },
})
