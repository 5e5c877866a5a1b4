import type { Words } from '../shared/words.ts'

export const videoWatch: Words = {
  area: 'content',
  rank: 3,
  title: { 'zh-CN': '观看视频', en: 'Watching a video' },
  purpose: {
    'zh-CN':
      '从打开视频页面到出现画面：是否登录、是否要用一次免费观看、从哪里继续。只有会员自己按下才使用免费观看。',
    en: 'From the page of a video to its picture: who is here, whether a free view must be spent, and where to go on. A free view is spent only when the member says so.',
  },
  rules: ['MEM-02', 'SES-08'],
  states: {
    'videoWatch.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'videoWatch.missing': { 'zh-CN': '没有录像', en: 'Nothing recorded' },
    'videoWatch.signedOut': { 'zh-CN': '需要登录', en: 'Sign in first' },
    'videoWatch.locked': { 'zh-CN': '等待使用一次免费观看', en: 'A free view has to be spent' },
    'videoWatch.noFreeViews': { 'zh-CN': '免费观看已用完', en: 'No free views left' },
    'videoWatch.opening': { 'zh-CN': '正在打开', en: 'Opening' },
    'videoWatch.choosing': { 'zh-CN': '选择从哪里播放', en: 'Continue or from the start' },
    'videoWatch.watching': { 'zh-CN': '观看', en: 'Watching' },
    'videoWatch.failed': { 'zh-CN': '加载失败', en: 'Could not be loaded' },
  },
  events: {
    'watch.signIn': { by: 'visitor', says: { 'zh-CN': '访客去登录', en: 'The guest wants to sign in' } },
    'watch.open': {
      by: 'visitor',
      says: { 'zh-CN': '会员使用一次免费观看', en: 'The member spends a free view' },
    },
    'watch.resume': {
      by: 'visitor',
      says: { 'zh-CN': '会员从上次的位置继续', en: 'The member goes on where it was left' },
    },
    'watch.restart': {
      by: 'visitor',
      says: { 'zh-CN': '会员从头播放', en: 'The member begins anew' },
    },
    'watch.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
  },
  actors: {
    fetchVideo: {
      by: 'server',
      says: { 'zh-CN': '取视频信息与会员的观看资格', en: 'Asks for the video and what this member may do' },
    },
    openVideo: {
      by: 'server',
      says: {
        'zh-CN': '打开视频，首次打开使用一次免费观看',
        en: 'Opens the video; the first time spends a free view',
      },
    },
  },
  delays: {},
  guards: {
    hasNothing: { 'zh-CN': '没有录像', en: 'There is no recording' },
    isGuest: { 'zh-CN': '用户没有登录', en: 'Nobody is signed in' },
    isUnlocked: { 'zh-CN': '打开不需要免费观看', en: 'It opens without spending anything' },
    hasFreeView: { 'zh-CN': '还有免费观看次数', en: 'There is a free view left' },
    isBegun: { 'zh-CN': '上次看到中间', en: 'It was left in the middle' },
    isSpent: {
      'zh-CN': '免费观看次数已在别处用完',
      en: 'The last free view was spent elsewhere meanwhile',
    },
    isNotReady: { 'zh-CN': '录像已不可播放', en: 'The recording is not there any more' },
  },
  excused: {
    deadEnd: {
      'videoWatch.signedOut': {
        'zh-CN': '登录后是另一位用户，页面重新开始',
        en: 'Whoever signs in is another visitor, for whom the page begins anew',
      },
      'videoWatch.watching': {
        'zh-CN': '此后由播放状态机负责，离开页面即结束',
        en: 'From here on the player’s own machine; leaving the page ends it',
      },
    },
  },
}
