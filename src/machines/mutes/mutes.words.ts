import type { Words } from '../shared/words.ts'

export const mutes: Words = {
  area: 'live',
  rank: 7,
  title: { 'zh-CN': '禁言', en: 'Mutes' },
  purpose: {
    'zh-CN': '全员禁言与个人禁言各自独立，任一生效即不能发言；服务器同样会拒绝。',
    en: 'Everybody’s mute and one’s own are independent; with either, messages are refused, by the server too.',
  },
  rules: ['MUTE-01', 'LIVE-07'],
  states: {
    'mutes.group': { 'zh-CN': '全员', en: 'Everybody' },
    'mutes.group.open': { 'zh-CN': '全员可发言', en: 'Everybody may write' },
    'mutes.group.muted': { 'zh-CN': '全员禁言', en: 'Everybody is muted' },
    'mutes.member': { 'zh-CN': '本人', en: 'This person' },
    'mutes.member.open': { 'zh-CN': '本人未被禁言', en: 'Not muted' },
    'mutes.member.muted': { 'zh-CN': '本人被禁言', en: 'Muted' },
    'mutes.command': { 'zh-CN': '全员禁言开关', en: 'The host’s switch' },
    'mutes.command.idle': { 'zh-CN': '可操作', en: 'Ready' },
    'mutes.command.sending': { 'zh-CN': '正在切换', en: 'Being switched' },
  },
  events: {
    'mutes.known': {
      by: 'server',
      says: { 'zh-CN': '服务器通知禁言情况与权限', en: 'The server tells who is muted, and who may mute' },
    },
    'group.muted': { by: 'server', says: { 'zh-CN': '全员禁言开启', en: 'Everybody is muted' } },
    'group.opened': { by: 'server', says: { 'zh-CN': '全员禁言解除', en: 'Everybody is unmuted' } },
    'member.muted': { by: 'server', says: { 'zh-CN': '本人被禁言', en: 'This person is muted' } },
    'member.opened': { by: 'server', says: { 'zh-CN': '本人的禁言解除', en: 'This person is unmuted' } },
    'mutes.set': {
      by: 'visitor',
      says: { 'zh-CN': '主持人切换全员禁言', en: 'The host switches everybody’s mute' },
    },
  },
  actors: {
    watchMutes: { by: 'server', says: { 'zh-CN': '留意禁言', en: 'Notices who is muted' } },
    muteAll: { by: 'server', says: { 'zh-CN': '开启或解除全员禁言', en: 'Mutes or unmutes everybody' } },
  },
  delays: {},
  guards: {
    mayMute: { 'zh-CN': '有权禁言', en: 'May mute others' },
  },
}
