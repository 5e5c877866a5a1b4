import type { Words } from '../shared/words.ts'

export const gate: Words = {
  area: 'commerce',
  rank: 20,
  title: { 'zh-CN': '现场签到', en: 'Check-in' },
  purpose: {
    'zh-CN':
      '工作人员选择会议和验票口，逐一扫码；结果远看也清楚。没有网络时按本机名单判断，认不出的交给人决定。',
    en: 'Gate staff choose a conference and a gate and scan one code after another; without a network the list on the device decides, and a person where that does not know.',
  },
  rules: ['TKT-01', 'TKT-02'],
  states: {
    'gate.loading': { 'zh-CN': '正在读取会议', en: 'Reading the conferences' },
    'gate.failed': { 'zh-CN': '读取失败', en: 'Reading failed' },
    'gate.choosing': { 'zh-CN': '选择验票口', en: 'Choosing a gate' },
    'gate.open': { 'zh-CN': '在验票口', en: 'At a gate' },
    'gate.open.ready': { 'zh-CN': '等待扫码', en: 'Ready to scan' },
    'gate.open.checking': { 'zh-CN': '正在核对', en: 'Checking' },
    'gate.open.admitted': { 'zh-CN': '放行', en: 'Admitted' },
    'gate.open.refused': { 'zh-CN': '不能入场', en: 'Refused' },
    'gate.open.doubtful': { 'zh-CN': '离线，名单中没有', en: 'Offline and not on the list' },
    'gate.open.unanswered': { 'zh-CN': '未能核对', en: 'Could not be checked' },
  },
  events: {
    'gate.retry': {
      by: 'staff',
      says: { 'zh-CN': '工作人员按下“重试”', en: 'The staff presses retry' },
    },
    'gate.choose': {
      by: 'staff',
      says: { 'zh-CN': '工作人员选定会议和验票口', en: 'The staff chooses a conference and a gate' },
    },
    'gate.change': {
      by: 'staff',
      says: { 'zh-CN': '工作人员换一个验票口', en: 'The staff goes to another gate' },
    },
    'scan.code': {
      by: 'staff',
      says: {
        'zh-CN': '扫到或输入一个票码',
        en: 'A code is scanned or typed',
      },
    },
    'scan.admit': {
      by: 'staff',
      says: { 'zh-CN': '工作人员决定放行', en: 'The staff lets the visitor in' },
    },
    'scan.refuse': {
      by: 'staff',
      says: { 'zh-CN': '工作人员决定不放行', en: 'The staff does not let the visitor in' },
    },
  },
  actors: {
    openGate: {
      by: 'server',
      says: {
        'zh-CN': '读取可以验票的会议，以及本机上次所在的验票口',
        en: 'Asks where the account may scan, and remembers where this device stood',
      },
    },
    checkScan: {
      by: 'server',
      says: {
        'zh-CN': '由服务器核对票码；没有网络时由本机名单核对，放行先记在本机',
        en: 'The server checks the code; without a network the device does, and keeps whom it lets in first',
      },
    },
  },
  delays: {},
  guards: {
    hasPlace: {
      'zh-CN': '本机记得上次的验票口，且该会议仍可验票',
      en: 'The device remembers its gate, and that conference is still open to it',
    },
    isAdmitted: { 'zh-CN': '可以入场', en: 'The visitor may come in' },
    isDoubtful: {
      'zh-CN': '没有网络，本机也认不出这个票码',
      en: 'There is no network, and the device does not know the code',
    },
  },
}
