import type { Words } from '../shared/words.ts'

export const collect: Words = {
  area: 'content',
  rank: 2,
  title: { 'zh-CN': '收藏', en: 'Collecting' },
  purpose: {
    'zh-CN': '把会议加入收藏或取消收藏：按下即显示，失败则恢复为服务器上的状态；访客先去登录。',
    en: 'Puts a conference into the collection or takes it out: shown at once, taken back when it fails; a guest is led to the login.',
  },
  rules: ['PUB-01', 'MEM-01', 'SES-08'],
  states: {
    'collect.routing': { 'zh-CN': '判断是否已知', en: 'Is it known yet?' },
    'collect.looking': { 'zh-CN': '正在查询是否已收藏', en: 'Asking whether it is collected' },
    'collect.resting': { 'zh-CN': '等待按下', en: 'At rest' },
    'collect.saving': { 'zh-CN': '正在保存', en: 'Saving' },
  },
  events: {
    'collect.toggle': {
      by: 'visitor',
      says: { 'zh-CN': '用户按下“收藏”', en: 'The visitor presses collect' },
    },
  },
  actors: {
    fetchCollected: {
      by: 'server',
      says: {
        'zh-CN': '页面对所有人相同，须另查该用户是否已收藏',
        en: 'The page is the same for everybody: asks whether this member has collected it',
      },
    },
    setCollected: {
      by: 'server',
      says: { 'zh-CN': '保存收藏，并回答现在的状态', en: 'Keeps the wish and answers what holds then' },
    },
  },
  delays: {},
  guards: {
    isKnown: {
      'zh-CN': '页面已知该用户是否收藏',
      en: 'The page was told whether this visitor has collected it',
    },
    isMember: { 'zh-CN': '用户已登录', en: 'Somebody is signed in' },
    isOtherWish: {
      'zh-CN': '保存期间用户又按了一次',
      en: 'The visitor has pressed again meanwhile',
    },
    hasSignedOut: {
      'zh-CN': '登录已失效，由登录失效提示框说明',
      en: 'The session has ended, and its own box says so',
    },
  },
}
