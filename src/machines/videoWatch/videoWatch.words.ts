import { words } from '../shared/words.ts'

export const videoWatch = words({
  area: 'content',
  rank: 3,
  title: ['观看视频', 'Watching a video'],
  purpose: [
    '从打开视频页面到出现画面：是否登录、是否要用一次免费观看、从哪里继续。只有会员自己按下才使用免费观看。',
    'From the page of a video to its picture: who is here, whether a free view must be spent, and where to go on. A free view is spent only when the member says so.',
  ],
  rules: ['MEM-02', 'SES-08'],
  states: {
    'videoWatch.missing': ['没有录像', 'Nothing recorded'],
    'videoWatch.signedOut': ['需要登录', 'Sign in first'],
    'videoWatch.locked': ['等待使用一次免费观看', 'A free view has to be spent'],
    'videoWatch.noFreeViews': ['免费观看已用完', 'No free views left'],
    'videoWatch.opening': ['正在打开', 'Opening'],
    'videoWatch.choosing': ['选择从哪里播放', 'Continue or from the start'],
    'videoWatch.watching': ['观看', 'Watching'],
    'videoWatch.failed': ['加载失败', 'Could not be loaded'],
  },
  events: {
    'watch.signIn': ['visitor', '访客去登录', 'The guest wants to sign in'],
    'watch.open': ['visitor', '会员使用一次免费观看', 'The member spends a free view'],
    'watch.resume': ['visitor', '会员从上次的位置继续', 'The member goes on where it was left'],
    'watch.restart': ['visitor', '会员从头播放', 'The member begins anew'],
    'watch.retry': ['visitor', '用户重试', 'The visitor tries again'],
  },
  actors: {
    fetchVideo: ['server', '取视频信息与会员的观看资格', 'Asks for the video and what this member may do'],
    openVideo: [
      'server',
      '打开视频，首次打开使用一次免费观看',
      'Opens the video; the first time spends a free view',
    ],
  },
  guards: {
    hasNothing: ['没有录像', 'There is no recording'],
    isGuest: ['用户没有登录', 'Nobody is signed in'],
    isUnlocked: ['打开不需要免费观看', 'It opens without spending anything'],
    hasFreeView: ['还有免费观看次数', 'There is a free view left'],
    isBegun: ['上次看到中间', 'It was left in the middle'],
    isSpent: ['免费观看次数已在别处用完', 'The last free view was spent elsewhere meanwhile'],
    isNotReady: ['录像已不可播放', 'The recording is not there any more'],
  },
  excused: {
    deadEnd: {
      'videoWatch.signedOut': [
        '登录后是另一位用户，页面重新开始',
        'Whoever signs in is another visitor, for whom the page begins anew',
      ],
      'videoWatch.watching': [
        '此后由播放状态机负责，离开页面即结束',
        'From here on the player’s own machine; leaving the page ends it',
      ],
    },
  },
})
