import type { Words } from '../shared/words.ts'

export const reconsent: Words = {
  area: 'site',
  rank: 9,
  title: { 'zh-CN': '重新征得同意', en: 'Agreeing again' },
  purpose: {
    'zh-CN': '用户协议或隐私政策有实质性修改后，请用户重新同意；因此被拒绝的操作会等待，同意后自动继续。',
    en: 'After a material change of the agreement or the privacy policy a member is asked to agree again; calls that were refused for it wait and go on by themselves.',
  },
  rules: ['OPS-01'],
  states: {
    'reconsent.checking': { 'zh-CN': '正在确认是否需要同意', en: 'Is anything to be agreed to?' },
    'reconsent.resting': { 'zh-CN': '无需同意', en: 'Nothing to agree to' },
    'reconsent.asking': { 'zh-CN': '征求同意', en: 'Asking' },
    'reconsent.asking.ready': { 'zh-CN': '等待用户决定', en: 'Waiting for the member' },
    'reconsent.asking.accepting': { 'zh-CN': '正在提交同意', en: 'Accepting' },
    'reconsent.asking.rechecking': {
      'zh-CN': '另一页面已操作，正在重新确认',
      en: 'Looking again, after another page',
    },
    'reconsent.declined': { 'zh-CN': '不同意，退出登录', en: 'Declined: signing out' },
  },
  events: {
    'consent.needed': {
      by: 'server',
      says: { 'zh-CN': '某个操作因尚未同意被拒绝', en: 'A call is refused until the member agrees' },
    },
    'consent.changed': {
      by: 'browser',
      says: { 'zh-CN': '用户在另一个页面同意了', en: 'The member has agreed on another page' },
    },
    'consent.accept': { by: 'visitor', says: { 'zh-CN': '用户同意', en: 'The member accepts' } },
    'consent.decline': { by: 'visitor', says: { 'zh-CN': '用户不同意', en: 'The member declines' } },
  },
  actors: {
    fetchConsents: {
      by: 'server',
      says: { 'zh-CN': '查询需要同意的文件', en: 'Asks what is to be agreed to' },
    },
    giveConsent: {
      by: 'server',
      says: {
        'zh-CN': '记录同意，并告知期间是否又有更新',
        en: 'Keeps the consent and says what was published meanwhile',
      },
    },
    watchConsent: {
      by: 'browser',
      says: { 'zh-CN': '留意被拒绝的操作和其他页面', en: 'Watches refused calls and other pages' },
    },
  },
  delays: {},
  guards: { isNone: { 'zh-CN': '没有需要同意的文件', en: 'Nothing is left to agree to' } },
}
