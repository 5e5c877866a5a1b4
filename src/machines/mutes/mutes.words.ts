import { words } from '../shared/words.ts'

export const mutes = words({
  area: 'live',
  rank: 7,
  title: ['禁言', 'Mutes'],
  purpose: [
    '全员禁言与个人禁言各自独立，任一生效即不能发言；服务器同样会拒绝。',
    'Everybody’s mute and one’s own are independent; with either, messages are refused, by the server too.',
  ],
  rules: ['MUTE-01', 'LIVE-07'],
  states: {
    'mutes.group': ['全员', 'Everybody'],
    'mutes.group.open': ['全员可发言', 'Everybody may write'],
    'mutes.group.muted': ['全员禁言', 'Everybody is muted'],
    'mutes.member': ['本人', 'This person'],
    'mutes.member.open': ['本人未被禁言', 'Not muted'],
    'mutes.member.muted': ['本人被禁言', 'Muted'],
    'mutes.command': ['全员禁言开关', 'The host’s switch'],
    'mutes.command.idle': ['可操作', 'Ready'],
    'mutes.command.sending': ['正在切换', 'Being switched'],
  },
  events: {
    'mutes.known': ['server', '服务器通知禁言情况与权限', 'The server tells who is muted, and who may mute'],
    'group.muted': ['server', '全员禁言开启', 'Everybody is muted'],
    'group.opened': ['server', '全员禁言解除', 'Everybody is unmuted'],
    'member.muted': ['server', '本人被禁言', 'This person is muted'],
    'member.opened': ['server', '本人的禁言解除', 'This person is unmuted'],
    'mutes.set': ['visitor', '主持人切换全员禁言', 'The host switches everybody’s mute'],
  },
  actors: {
    watchMutes: ['server', '留意禁言', 'Notices who is muted'],
    muteAll: ['server', '开启或解除全员禁言', 'Mutes or unmutes everybody'],
  },
  guards: {
    mayMute: ['有权禁言', 'May mute others'],
  },
})
