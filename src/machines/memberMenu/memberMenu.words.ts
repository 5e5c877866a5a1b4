import type { Words } from '../shared/words.ts'

export const memberMenu: Words = {
  area: 'live',
  rank: 8,
  title: { 'zh-CN': '成员操作', en: 'What the host does to a member' },
  purpose: {
    'zh-CN': '禁言、邀请上台、移出等；移出须再次确认。主持人身份一旦移交，菜单随即关闭。',
    en: 'Mute, invite, remove and the like; a removal is asked twice. Whoever stops being host loses the menu at once.',
  },
  rules: ['LIVE-04', 'MUTE-01', 'MIC-02'],
  states: {
    'memberMenu.closed': { 'zh-CN': '未打开', en: 'Closed' },
    'memberMenu.choosing': { 'zh-CN': '选择操作', en: 'Choosing' },
    'memberMenu.confirming': { 'zh-CN': '再次确认', en: 'Asked again' },
    'memberMenu.acting': { 'zh-CN': '操作进行中', en: 'Command under way' },
  },
  events: {
    'menu.open': { by: 'visitor', says: { 'zh-CN': '主持人选择一位成员', en: 'The host chooses a member' } },
    'menu.close': { by: 'visitor', says: { 'zh-CN': '主持人关闭菜单', en: 'The host closes the menu' } },
    'menu.do': { by: 'visitor', says: { 'zh-CN': '主持人选择一项操作', en: 'The host chooses a command' } },
    'menu.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '主持人确认移出', en: 'The host confirms the removal' },
    },
    'menu.cancel': { by: 'visitor', says: { 'zh-CN': '主持人放弃移出', en: 'The host thinks better of it' } },
    'power.lost': {
      by: 'server',
      says: { 'zh-CN': '已不再是主持人', en: 'This person is not the host any more' },
    },
  },
  actors: {
    watchPower: { by: 'server', says: { 'zh-CN': '留意主持人身份', en: 'Notices who is host' } },
    commandMember: {
      by: 'server',
      says: { 'zh-CN': '执行或拒绝该操作', en: 'Takes the command or refuses it' },
    },
  },
  delays: {},
  guards: {
    isGrave: {
      'zh-CN': '移出，或撤回全部消息',
      en: 'A removal, or the taking back of all messages',
    },
  },
}
