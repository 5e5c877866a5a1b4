import type { Words } from '../shared/words.ts'

export const guestMic: Words = {
  area: 'live',
  rank: 4,
  title: { 'zh-CN': '举手与连麦', en: 'Raised hand and microphone' },
  purpose: {
    'zh-CN': '举手前先取得麦克风权限；获准后上台发言。麦克风只由本人打开，重新连接后恢复原样。',
    en: 'The microphone is asked for before the hand is seen; who is accepted speaks on stage. Only the member opens the microphone; after a reconnect it is as it was.',
  },
  rules: ['MIC-01', 'MIC-02'],
  states: {
    'guestMic.idle': { 'zh-CN': '未举手', en: 'No hand raised' },
    'guestMic.checking': { 'zh-CN': '请求麦克风权限', en: 'Asking for the microphone' },
    'guestMic.raising': { 'zh-CN': '正在举手', en: 'Raising the hand' },
    'guestMic.pending': { 'zh-CN': '等待主持人回应', en: 'Waiting for the host' },
    'guestMic.rejected': { 'zh-CN': '未获准', en: 'Rejected' },
    'guestMic.missed': { 'zh-CN': '无人回应', en: 'No answer' },
    'guestMic.invited': { 'zh-CN': '受邀上台', en: 'Invited' },
    'guestMic.connecting': { 'zh-CN': '正在接通', en: 'Connecting' },
    'guestMic.linked': { 'zh-CN': '连麦中', en: 'On stage' },
    'guestMic.linked.unmuted': { 'zh-CN': '麦克风已打开', en: 'Microphone on' },
    'guestMic.linked.interrupted': { 'zh-CN': '连接中断', en: 'Interrupted' },
    'guestMic.linked.lost': { 'zh-CN': '麦克风断开', en: 'Microphone gone' },
    'guestMic.linked.reopening': { 'zh-CN': '正在重新打开麦克风', en: 'Opening the microphone again' },
    'guestMic.linked.mutedBySelf': { 'zh-CN': '麦克风已关闭', en: 'Microphone off' },
    'guestMic.linked.mutedBySelf.arriving': {
      'zh-CN': '麦克风已关闭，连接正常',
      en: 'Microphone off, connected',
    },
    'guestMic.linked.mutedBySelf.interrupted': {
      'zh-CN': '麦克风已关闭，连接中断',
      en: 'Microphone off, interrupted',
    },
    'guestMic.linked.mutedBySelf.lost': {
      'zh-CN': '麦克风已关闭，且已断开',
      en: 'Microphone off, and gone',
    },
    'guestMic.linked.mutedByHost': { 'zh-CN': '被主持人静音', en: 'Muted by the host' },
    'guestMic.linked.mutedByHost.arriving': {
      'zh-CN': '被主持人静音，连接正常',
      en: 'Muted by the host, connected',
    },
    'guestMic.linked.mutedByHost.interrupted': {
      'zh-CN': '被主持人静音，连接中断',
      en: 'Muted by the host, interrupted',
    },
    'guestMic.linked.mutedByHost.lost': {
      'zh-CN': '被主持人静音，麦克风断开',
      en: 'Muted by the host, microphone gone',
    },
    'guestMic.linked.hostMuting': {
      'zh-CN': '连接中断期间被主持人静音',
      en: 'Being muted by the host while interrupted',
    },
    'guestMic.leaving': { 'zh-CN': '正在退出', en: 'Leaving' },
  },
  events: {
    'hand.known': {
      by: 'server',
      says: {
        'zh-CN': '服务器通知本人的举手、席位与权限',
        en: 'The server tells the member’s hand, place and power',
      },
    },
    'hand.noted': { by: 'server', says: { 'zh-CN': '举手已登记', en: 'The hand is in the list' } },
    'hand.invited': { by: 'server', says: { 'zh-CN': '主持人发出邀请', en: 'The host invites' } },
    'hand.rejected': { by: 'server', says: { 'zh-CN': '主持人未同意', en: 'The host rejects' } },
    'hand.missed': {
      by: 'server',
      says: { 'zh-CN': '等待时间已过，无人回应', en: 'Nobody answered within the waiting time' },
    },
    'hand.withdrawn': {
      by: 'server',
      says: { 'zh-CN': '举手已撤下', en: 'The hand is in the list no more' },
    },
    'invitation.over': {
      by: 'server',
      says: { 'zh-CN': '邀请已失效', en: 'The invitation is open no more' },
    },
    'seat.granted': { by: 'server', says: { 'zh-CN': '获得席位', en: 'The place is given' } },
    'seat.lost': {
      by: 'server',
      says: { 'zh-CN': '断线过久，席位被收回', en: 'The place is taken back after too long a break' },
    },
    'seat.taken': {
      by: 'server',
      says: { 'zh-CN': '主持人请其下台', en: 'The host takes the member off the stage' },
    },
    'seat.ended': { by: 'server', says: { 'zh-CN': '席位已结束', en: 'The place is gone' } },
    'mic.closed': { by: 'server', says: { 'zh-CN': '主持人将其静音', en: 'The host mutes the guest' } },
    'hand.raise': { by: 'visitor', says: { 'zh-CN': '用户举手', en: 'The member raises a hand' } },
    'hand.cancel': { by: 'visitor', says: { 'zh-CN': '用户放下手', en: 'The member takes it down' } },
    'hand.accept': { by: 'visitor', says: { 'zh-CN': '用户接受邀请', en: 'The member accepts' } },
    'hand.decline': { by: 'visitor', says: { 'zh-CN': '用户谢绝邀请', en: 'The member declines' } },
    'hand.hangUp': { by: 'visitor', says: { 'zh-CN': '用户结束连麦', en: 'The member hangs up' } },
    'mic.interrupted': {
      by: 'browser',
      says: { 'zh-CN': '媒体连接中断，正在恢复', en: 'The media connection is being made again' },
    },
    'mic.published': {
      by: 'server',
      says: { 'zh-CN': '服务器重新收到声音', en: 'The server has the sound again' },
    },
    'mic.lost': {
      by: 'browser',
      says: {
        'zh-CN': '麦克风被拔出，或权限被收回',
        en: 'The microphone is pulled out, or its permission is taken back',
      },
    },
    'mic.mute': { by: 'visitor', says: { 'zh-CN': '用户关闭麦克风', en: 'The member mutes' } },
    'mic.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户选择另一个麦克风', en: 'The member chooses another microphone' },
    },
    'mic.unmute': { by: 'visitor', says: { 'zh-CN': '用户打开麦克风', en: 'The member unmutes' } },
  },
  actors: {
    watchHand: {
      by: 'server',
      says: { 'zh-CN': '留意本人的举手与席位', en: 'Notices the member’s hand and place' },
    },
    checkMicrophone: {
      by: 'browser',
      says: { 'zh-CN': '请求麦克风权限', en: 'Asks for the microphone' },
    },
    raiseHand: { by: 'server', says: { 'zh-CN': '登记举手', en: 'Takes the request' } },
    goOnStage: {
      by: 'server',
      says: { 'zh-CN': '发布麦克风', en: 'Publishes the microphone' },
    },
    openMicrophone: { by: 'browser', says: { 'zh-CN': '打开麦克风', en: 'Opens the microphone' } },
    closeMicrophone: { by: 'browser', says: { 'zh-CN': '关闭麦克风', en: 'Closes the microphone' } },
    leaveStage: {
      by: 'server',
      says: {
        'zh-CN': '撤回请求或结束连麦，并停止采集',
        en: 'Takes the request back or hangs up, and ends capture',
      },
    },
  },
  delays: { rejection: { 'zh-CN': '提示已显示 1.5 秒', en: 'The notice was shown for a second and a half' } },
  guards: {
    mayRaise: { 'zh-CN': '当前可以举手', en: 'A hand may be raised now' },
  },
}
