import { words } from '../shared/words.ts'

export const recording = words({
  area: 'live',
  rank: 3,
  title: ['直播录像', 'Recording of a live'],
  purpose: [
    '直播结束后，录像稍后生成；留在页面上的人不必刷新，录像好了会自动出现。',
    'The recording is made a little after the end; whoever stayed sees it appear without loading the page anew.',
  ],
  rules: ['LIVE-01'],
  states: {
    'recording.routing': ['是否已有录像', 'Is there one'],
    'recording.asking': ['正在查询', 'Being asked for'],
    'recording.waiting': ['稍后再查', 'Asked again soon'],
    'recording.ready': ['可以观看', 'Can be watched'],
    'recording.none': ['暂无录像', 'None yet'],
  },
  events: {
    'recording.ask': ['visitor', '用户要求再查一次', 'The user asks once more'],
  },
  actors: {
    askRecording: ['server', '查询本场直播的录像', 'Tells whether there is a recording'],
  },
  delays: {
    pause: ['到了再查的时候，间隔逐次加倍', 'It is time to ask again; each pause is twice as long'],
  },
  guards: {
    isKnown: ['打开页面时已有录像', 'It was there when the page came'],
    isMade: ['录像已生成', 'It has been made'],
    isTired: ['已查询七次', 'It was asked for seven times'],
  },
})
