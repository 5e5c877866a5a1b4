import { words } from '../shared/words.ts'

export const videoPlayback = words({
  area: 'content',
  rank: 4,
  title: ['视频播放', 'Playing a video'],
  purpose: [
    '用文字说明画面正在做什么；每十秒以及停下时记住播放位置。',
    'Says in words what the picture does, and keeps the position every ten seconds and wherever playing stops.',
  ],
  rules: ['MEM-01'],
  states: {
    'videoPlayback.running': ['有画面', 'On the screen'],
    'videoPlayback.running.preparing': ['正在加载', 'Loading'],
    'videoPlayback.running.playing': ['正在播放', 'Playing'],
    'videoPlayback.running.buffering': ['正在缓冲', 'Buffering'],
    'videoPlayback.running.ended': ['播放结束', 'The end'],
    'videoPlayback.failed': ['不能播放', 'It does not play'],
  },
  events: {
    'player.ready': ['browser', '视频可以播放', 'The video can be played'],
    'player.played': ['browser', '画面开始播放', 'The picture moves'],
    'player.paused': ['browser', '画面暂停', 'The picture stands still'],
    'player.waiting': ['browser', '数据还没有到', 'There is nothing to show yet'],
    'player.moved': ['browser', '播放位置改变', 'The position changes'],
    'player.ended': ['browser', '视频播放完', 'The video is over'],
    'player.failed': [
      'browser',
      '网络中断、视频损坏或浏览器不支持',
      'The network is gone, the video is damaged, or the browser cannot play it',
    ],
    'play.retry': ['visitor', '用户重试', 'The visitor tries again'],
  },
  actors: {
    runPlayer: ['browser', '加载并播放视频', 'Fetches and plays the video'],
  },
  guards: {
    isDue: ['距离上次记住的位置已有十秒', 'Ten seconds away from the position that was kept last'],
  },
})
