import { words } from '../shared/words.ts'

export const session = words({
  area: 'site',
  rank: 1,
  title: ['会话', 'Session'],
  purpose: [
    '网站此刻认为来的是谁：访客还是用户；登录失效时只询问一次，再次登录后回到原处。',
    'Who the site thinks is here: a guest or a member; an ended login is asked about once, and signing in again leads back.',
  ],
  rules: ['SES-03', 'SES-04', 'SES-05', 'SES-06', 'SES-07', 'SES-08', 'HDR-02', 'HDR-03', 'HDR-04', 'ACC-02'],
  states: {
    'session.restoring': ['正在确认是谁', 'Finding out who is here'],
    'session.guest': ['访客', 'A guest'],
    'session.member': ['已登录', 'A member'],
    'session.halfway': ['已登录，尚待二次验证', 'Signed in, but for the second factor'],
    'session.signingOut': ['正在退出', 'Signing out'],
    'session.expired': ['登录已失效', 'The login has ended'],
    'session.expired.confirming': ['已过期，询问是否重新登录', 'Expired: sign in again?'],
    'session.expired.forced': ['被拒绝，只能重新登录', 'Rejected: sign in again'],
  },
  events: {
    'session.open': ['machine', '登录完成，凭证已保存', 'A login has stored new credentials'],
    'session.expire': [
      'server',
      '某个请求得知登录已过期（300、301）',
      'A call is told that the login has expired (300, 301)',
    ],
    'session.reject': ['server', '某个请求被拒绝（HTTP 401）', 'A call is rejected (HTTP 401)'],
    'factor.need': [
      'server',
      '登录完成，但账号还要求二次验证',
      'Signed in, and the account asks for its second factor',
    ],
    'session.signOut': ['visitor', '用户按下“退出登录”', 'The member signs out'],
    'user.refresh': ['machine', '网站要求重新取用户资料', 'The site asks for the member once more'],
    'unread.counted': ['server', '服务器给出未读消息数', 'The server counts the unread messages'],
    'expiry.confirm': ['visitor', '用户确认去登录', 'The user agrees to sign in again'],
    'expiry.cancel': ['visitor', '用户取消，页面将刷新', 'The user cancels, and the page reloads'],
  },
  actors: {
    fetchUser: ['server', '询问当前用户是谁', 'Asks who the present user is'],
    watchUnread: ['server', '登录期间留意未读消息数', 'Keeps counting unread messages while signed in'],
    endSession: ['server', '请服务器结束会话', 'Asks the server to end the session'],
  },
  guards: {
    isHalf: ['服务器要求二次验证', 'The server asks for the second factor'],
    isStillKnown: [
      '已知用户是谁，且没有回答并不等于退出',
      'The member is known, and the answer is no sign-out',
    ],
    isKnown: ['已知用户是谁', 'The member is known'],
    isGuarded: ['出事的页面不在豁免之列', 'The page where it happened is not an exempt one'],
    hasExpired: [
      '持有登录凭证、服务器说已过期，且当前页面不豁免',
      'Credentials are held, the server calls them expired, and the page is not exempt',
    ],
    wasRejected: [
      '持有登录凭证、服务器拒绝（401），且当前页面不豁免',
      'Credentials are held, the server rejects them (401), and the page is not exempt',
    ],
  },
})
