import { words } from '../shared/words.ts'

export const reconsent = words({
  area: 'site',
  rank: 9,
  title: ['重新征得同意', 'Agreeing again'],
  purpose: [
    '用户协议或隐私政策有实质性修改后，请用户重新同意；因此被拒绝的操作会等待，同意后自动继续。',
    'After a material change of the agreement or the privacy policy a member is asked to agree again; calls that were refused for it wait and go on by themselves.',
  ],
  rules: ['OPS-01'],
  states: {
    'reconsent.checking': ['正在确认是否需要同意', 'Is anything to be agreed to?'],
    'reconsent.resting': ['无需同意', 'Nothing to agree to'],
    'reconsent.asking': ['征求同意', 'Asking'],
    'reconsent.asking.ready': ['等待用户决定', 'Waiting for the member'],
    'reconsent.asking.accepting': ['正在提交同意', 'Accepting'],
    'reconsent.asking.rechecking': ['另一页面已操作，正在重新确认', 'Looking again, after another page'],
    'reconsent.declined': ['不同意，退出登录', 'Declined: signing out'],
  },
  events: {
    'consent.needed': ['server', '某个操作因尚未同意被拒绝', 'A call is refused until the member agrees'],
    'consent.changed': ['browser', '用户在另一个页面同意了', 'The member has agreed on another page'],
    'consent.accept': ['visitor', '用户同意', 'The member accepts'],
    'consent.decline': ['visitor', '用户不同意', 'The member declines'],
  },
  actors: {
    fetchConsents: ['server', '查询需要同意的文件', 'Asks what is to be agreed to'],
    giveConsent: [
      'server',
      '记录同意，并告知期间是否又有更新',
      'Keeps the consent and says what was published meanwhile',
    ],
    watchConsent: ['browser', '留意被拒绝的操作和其他页面', 'Watches refused calls and other pages'],
  },
  guards: {
    isNone: ['没有需要同意的文件', 'Nothing is left to agree to'],
  },
})
