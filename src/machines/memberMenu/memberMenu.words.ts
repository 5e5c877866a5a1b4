import { words } from '../shared/words.ts'

export const memberMenu = words({
  area: 'live',
  rank: 8,
  title: ['成员操作', 'What the host does to a member'],
  purpose: [
    '禁言、邀请上台、移出等；移出须再次确认。主持人身份一旦移交，菜单随即关闭。',
    'Mute, invite, remove and the like; a removal is asked twice. Whoever stops being host loses the menu at once.',
  ],
  rules: ['LIVE-04', 'MUTE-01', 'MIC-02'],
  states: {
    'memberMenu.closed': ['未打开', 'Closed'],
    'memberMenu.choosing': ['选择操作', 'Choosing'],
    'memberMenu.confirming': ['再次确认', 'Asked again'],
    'memberMenu.acting': ['操作进行中', 'Command under way'],
  },
  events: {
    'menu.open': ['visitor', '主持人选择一位成员', 'The host chooses a member'],
    'menu.close': ['visitor', '主持人关闭菜单', 'The host closes the menu'],
    'menu.do': ['visitor', '主持人选择一项操作', 'The host chooses a command'],
    'menu.confirm': ['visitor', '主持人确认移出', 'The host confirms the removal'],
    'menu.cancel': ['visitor', '主持人放弃移出', 'The host thinks better of it'],
    'power.lost': ['server', '已不再是主持人', 'This person is not the host any more'],
  },
  actors: {
    watchPower: ['server', '留意主持人身份', 'Notices who is host'],
    commandMember: ['server', '执行或拒绝该操作', 'Takes the command or refuses it'],
  },
  guards: {
    isGrave: ['移出，或撤回全部消息', 'A removal, or the taking back of all messages'],
  },
})
