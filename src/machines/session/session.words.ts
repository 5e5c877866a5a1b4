import type { Words } from '../shared/words.ts'

export const session: Words = {
  area: 'site',
  rank: 1,
  title: { 'zh-CN': '会话', en: 'Session' },
  purpose: {
    'zh-CN': '网站此刻认为来的是谁：访客还是用户；登录失效时只询问一次，再次登录后回到原处。',
    en: 'Who the site thinks is here: a guest or a member; an ended login is asked about once, and signing in again leads back.',
  },
  rules: ['SES-03', 'SES-04', 'SES-05', 'SES-06', 'SES-07', 'SES-08', 'HDR-02', 'HDR-03', 'HDR-04', 'ACC-02'],
  states: {
    'session.restoring': { 'zh-CN': '正在确认是谁', en: 'Finding out who is here' },
    'session.guest': { 'zh-CN': '访客', en: 'A guest' },
    'session.member': { 'zh-CN': '已登录', en: 'A member' },
    'session.halfway': { 'zh-CN': '已登录，尚待二次验证', en: 'Signed in, but for the second factor' },
    'session.signingOut': { 'zh-CN': '正在退出', en: 'Signing out' },
    'session.expired': { 'zh-CN': '登录已失效', en: 'The login has ended' },
    'session.expired.confirming': { 'zh-CN': '已过期，询问是否重新登录', en: 'Expired: sign in again?' },
    'session.expired.forced': { 'zh-CN': '被拒绝，只能重新登录', en: 'Rejected: sign in again' },
  },
  events: {
    'session.open': {
      by: 'machine',
      says: { 'zh-CN': '登录完成，凭证已保存', en: 'A login has stored new credentials' },
    },
    'session.expire': {
      by: 'server',
      says: {
        'zh-CN': '某个请求得知登录已过期（300、301）',
        en: 'A call is told that the login has expired (300, 301)',
      },
    },
    'session.reject': {
      by: 'server',
      says: { 'zh-CN': '某个请求被拒绝（HTTP 401）', en: 'A call is rejected (HTTP 401)' },
    },
    'factor.need': {
      by: 'server',
      says: {
        'zh-CN': '登录完成，但账号还要求二次验证',
        en: 'Signed in, and the account asks for its second factor',
      },
    },
    'session.signOut': {
      by: 'visitor',
      says: { 'zh-CN': '用户按下“退出登录”', en: 'The member signs out' },
    },
    'user.refresh': {
      by: 'machine',
      says: { 'zh-CN': '网站要求重新取用户资料', en: 'The site asks for the member once more' },
    },
    'unread.counted': {
      by: 'server',
      says: { 'zh-CN': '服务器给出未读消息数', en: 'The server counts the unread messages' },
    },
    'expiry.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '用户确认去登录', en: 'The user agrees to sign in again' },
    },
    'expiry.cancel': {
      by: 'visitor',
      says: { 'zh-CN': '用户取消，页面将刷新', en: 'The user cancels, and the page reloads' },
    },
  },
  actors: {
    fetchUser: { by: 'server', says: { 'zh-CN': '询问当前用户是谁', en: 'Asks who the present user is' } },
    watchUnread: {
      by: 'server',
      says: { 'zh-CN': '登录期间留意未读消息数', en: 'Keeps counting unread messages while signed in' },
    },
    endSession: {
      by: 'server',
      says: { 'zh-CN': '请服务器结束会话', en: 'Asks the server to end the session' },
    },
  },
  delays: {},
  guards: {
    isHalf: { 'zh-CN': '服务器要求二次验证', en: 'The server asks for the second factor' },
    isStillKnown: {
      'zh-CN': '已知用户是谁，且没有回答并不等于退出',
      en: 'The member is known, and the answer is no sign-out',
    },
    isKnown: { 'zh-CN': '已知用户是谁', en: 'The member is known' },
    isGuarded: {
      'zh-CN': '出事的页面不在豁免之列',
      en: 'The page where it happened is not an exempt one',
    },
    hasExpired: {
      'zh-CN': '持有登录凭证、服务器说已过期，且当前页面不豁免',
      en: 'Credentials are held, the server calls them expired, and the page is not exempt',
    },
    wasRejected: {
      'zh-CN': '持有登录凭证、服务器拒绝（401），且当前页面不豁免',
      en: 'Credentials are held, the server rejects them (401), and the page is not exempt',
    },
  },
}
