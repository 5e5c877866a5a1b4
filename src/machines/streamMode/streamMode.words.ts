import type { Words } from '../shared/words.ts'

export const streamMode: Words = {
  area: 'live',
  rank: 12,
  title: { 'zh-CN': '线路', en: 'Stream mode' },
  purpose: {
    'zh-CN':
      '画面走标准线路（cdn）还是低延迟线路（rtc）：上台时固定用低延迟，下台恢复原来的选择；一条线路不可用时说明原因并换到另一条。',
    en: 'Whether the picture comes by cdn or by rtc: on stage it is rtc, afterwards the earlier choice is back; a line that cannot be had gives way to the other and says why.',
  },
  rules: ['LIVE-02', 'LIVE-09'],
  states: {
    'streamMode.starting': { 'zh-CN': '打开时是否在台上', en: 'On stage at the start?' },
    'streamMode.routing': { 'zh-CN': '选择线路', en: 'Which line' },
    'streamMode.cdn': { 'zh-CN': '标准线路', en: 'cdn' },
    'streamMode.cdn.routing': { 'zh-CN': '是否有地址', en: 'Is there a playlist' },
    'streamMode.cdn.waiting': { 'zh-CN': '等待推流', en: 'Nothing is sent' },
    'streamMode.cdn.line': { 'zh-CN': '已接入标准线路', en: 'On the cdn line' },
    'streamMode.cdn.line.loading': { 'zh-CN': '加载中', en: 'Loading' },
    'streamMode.cdn.line.playing': { 'zh-CN': '播放中', en: 'Playing' },
    'streamMode.cdn.line.stalled': { 'zh-CN': '缓冲中', en: 'Stalled' },
    'streamMode.cdn.retrying': { 'zh-CN': '稍后重试', en: 'Trying again soon' },
    'streamMode.rtc': { 'zh-CN': '低延迟线路', en: 'rtc' },
    'streamMode.rtc.seat': { 'zh-CN': '观看或在台上', en: 'Watching or on stage' },
    'streamMode.rtc.seat.watching': { 'zh-CN': '观看，可换线路', en: 'Watching: may choose another line' },
    'streamMode.rtc.seat.onStage': { 'zh-CN': '在台上，固定此线路', en: 'On stage: this line only' },
    'streamMode.rtc.connection': { 'zh-CN': '低延迟连接', en: 'The rtc connection' },
    'streamMode.rtc.connection.line': { 'zh-CN': '已接入低延迟线路', en: 'On the rtc line' },
    'streamMode.rtc.connection.line.connecting': { 'zh-CN': '连接中', en: 'Connecting' },
    'streamMode.rtc.connection.line.playing': { 'zh-CN': '播放中', en: 'Playing' },
    'streamMode.rtc.connection.line.reconnecting': { 'zh-CN': '重连中', en: 'Reconnecting' },
    'streamMode.rtc.connection.retrying': { 'zh-CN': '稍后重试', en: 'Trying again soon' },
    'streamMode.unavailable': { 'zh-CN': '浏览器无法播放', en: 'This browser can play neither' },
  },
  events: {
    'line.choose': { by: 'visitor', says: { 'zh-CN': '用户选择线路', en: 'The user chooses a line' } },
    'line.retry': {
      by: 'visitor',
      says: { 'zh-CN': '用户要求立即重试', en: 'The user asks for another attempt now' },
    },
    'line.hinted': {
      by: 'server',
      says: { 'zh-CN': '服务器建议换线路', en: 'The server advises another line' },
    },
    'stage.entered': { by: 'server', says: { 'zh-CN': '用户上台', en: 'The user comes on stage' } },
    'stage.left': { by: 'server', says: { 'zh-CN': '用户下台', en: 'The user leaves the stage' } },
    'playlist.changed': {
      by: 'server',
      says: { 'zh-CN': '标准线路的地址变化', en: 'The address of the cdn line changes' },
    },
    'cdn.loading': { by: 'browser', says: { 'zh-CN': '播放器重新加载', en: 'The player loads anew' } },
    'cdn.playing': { by: 'browser', says: { 'zh-CN': '画面出现', en: 'There is a picture' } },
    'cdn.stalled': {
      by: 'browser',
      says: { 'zh-CN': '数据不够，画面停住', en: 'The picture stops for want of data' },
    },
    'cdn.failed': { by: 'browser', says: { 'zh-CN': '标准线路断开', en: 'The cdn line fails' } },
    'rtc.connected': { by: 'server', says: { 'zh-CN': '低延迟线路接通', en: 'The rtc line is connected' } },
    'rtc.reconnecting': {
      by: 'browser',
      says: { 'zh-CN': '连接中断，自动恢复', en: 'The connection is lost and comes back' },
    },
    'rtc.down': { by: 'browser', says: { 'zh-CN': '低延迟线路断开', en: 'The rtc line is down' } },
  },
  actors: {
    runCdn: { by: 'browser', says: { 'zh-CN': '播放标准线路', en: 'Plays the cdn line' } },
    runRtc: {
      by: 'server',
      says: { 'zh-CN': '进入房间并接收画面', en: 'Enters the room and receives its media' },
    },
  },
  delays: { retry: { 'zh-CN': '到了再次尝试的时候', en: 'It is time for another attempt' } },
  guards: {
    startsOnStage: { 'zh-CN': '打开时用户已在台上', en: 'The user is on stage when the player opens' },
    wantsRtc: { 'zh-CN': '要用低延迟线路，或只有它可用', en: 'rtc is wanted, or all there is' },
    hasCdn: { 'zh-CN': '可以用标准线路', en: 'cdn can be played' },
    hasPlaylist: { 'zh-CN': '标准线路正在推流', en: 'Something is sent by cdn' },
    isOtherPlaylist: { 'zh-CN': '地址确实变了', en: 'The address is another one' },
    canChoose: { 'zh-CN': '选的是另一条可用线路', en: 'Another line, and it can be had' },
    canObey: { 'zh-CN': '建议的线路能换过去', en: 'The advice can be followed' },
    mustFall: {
      'zh-CN': '已连续失败两次，且可以换到标准线路',
      en: 'It failed twice in a row, and cdn can be had',
    },
  },
}
