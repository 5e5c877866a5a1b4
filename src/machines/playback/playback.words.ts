import { words } from '../shared/words.ts'

export const playback = words({
  area: 'live',
  rank: 11,
  title: ['播放', 'Playback'],
  purpose: [
    '观众自己的播放与暂停：直播暂停后恢复时按原来的选择继续，浏览器阻止自动播放时请用户点按。',
    'The viewer’s own play and pause: it outlives a pause of the stage, and where the browser stops autoplay a press is asked for.',
  ],
  rules: ['LIVE-02'],
  states: {
    'playback.routing': ['判断是否在播', 'Is anything on air'],
    'playback.waiting': ['等待开播', 'Waiting for the stage'],
    'playback.watching': ['观看', 'Watching'],
    'playback.watching.starting': ['正在开始', 'Starting'],
    'playback.watching.playing': ['播放中', 'Playing'],
    'playback.watching.resuming': ['点按后恢复', 'Resuming after a press'],
    'playback.blocked': ['自动播放被阻止', 'Autoplay blocked'],
    'playback.failed': ['播放失败', 'Failed'],
  },
  events: {
    'playback.play': ['visitor', '用户按下播放', 'The user presses play'],
    'playback.pause': ['visitor', '用户按下暂停', 'The user presses pause'],
    'playback.blocked': ['browser', '浏览器阻止自动播放', 'The browser stops autoplay'],
    'stage.changed': ['server', '直播开始、暂停或结束', 'The stage begins, pauses or ends'],
  },
  actors: {
    play: ['browser', '从最新画面开始播放', 'Plays from the live edge'],
    pause: ['browser', '停止播放', 'Stops playing'],
    resume: ['browser', '在用户点按时播放', 'Plays in the user’s press'],
    watchAutoplay: ['browser', '留意自动播放是否被阻止', 'Hears when autoplay is stopped'],
  },
  guards: {
    isOnAir: ['正在直播', 'The stage is on air'],
    turnsOff: ['直播暂停或结束', 'The stage goes off air'],
    isNews: ['与已知的不同', 'It was not known yet'],
    turnsOn: ['直播开始或恢复', 'The stage goes on air'],
    isBlocked: ['浏览器要求用户先点按', 'The browser wants a press first'],
  },
})
