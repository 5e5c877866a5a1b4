import { words } from '../shared/words.ts'

export const gate = words({
  area: 'commerce',
  rank: 20,
  title: ['现场签到', 'Check-in'],
  purpose: [
    '工作人员选择会议和验票口，逐一扫码；结果远看也清楚。没有网络时按本机名单判断，认不出的交给人决定。',
    'Gate staff choose a conference and a gate and scan one code after another; without a network the list on the device decides, and a person where that does not know.',
  ],
  rules: ['TKT-01', 'TKT-02'],
  states: {
    'gate.loading': ['正在读取会议', 'Reading the conferences'],
    'gate.failed': ['读取失败', 'Reading failed'],
    'gate.choosing': ['选择验票口', 'Choosing a gate'],
    'gate.open': ['在验票口', 'At a gate'],
    'gate.open.ready': ['等待扫码', 'Ready to scan'],
    'gate.open.checking': ['正在核对', 'Checking'],
    'gate.open.admitted': ['放行', 'Admitted'],
    'gate.open.refused': ['不能入场', 'Refused'],
    'gate.open.doubtful': ['离线，名单中没有', 'Offline and not on the list'],
    'gate.open.unanswered': ['未能核对', 'Could not be checked'],
  },
  events: {
    'gate.retry': ['staff', '工作人员按下“重试”', 'The staff presses retry'],
    'gate.choose': ['staff', '工作人员选定会议和验票口', 'The staff chooses a conference and a gate'],
    'gate.change': ['staff', '工作人员换一个验票口', 'The staff goes to another gate'],
    'scan.code': ['staff', '扫到或输入一个票码', 'A code is scanned or typed'],
    'scan.admit': ['staff', '工作人员决定放行', 'The staff lets the visitor in'],
    'scan.refuse': ['staff', '工作人员决定不放行', 'The staff does not let the visitor in'],
  },
  actors: {
    openGate: [
      'server',
      '读取可以验票的会议，以及本机上次所在的验票口',
      'Asks where the account may scan, and remembers where this device stood',
    ],
    checkScan: [
      'server',
      '由服务器核对票码；没有网络时由本机名单核对，放行先记在本机',
      'The server checks the code; without a network the device does, and keeps whom it lets in first',
    ],
  },
  guards: {
    hasPlace: [
      '本机记得上次的验票口，且该会议仍可验票',
      'The device remembers its gate, and that conference is still open to it',
    ],
    isAdmitted: ['可以入场', 'The visitor may come in'],
    isDoubtful: [
      '没有网络，本机也认不出这个票码',
      'There is no network, and the device does not know the code',
    ],
  },
})
