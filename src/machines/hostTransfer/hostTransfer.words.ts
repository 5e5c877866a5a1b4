import { words } from '../shared/words.ts'

export const hostTransfer = words({
  area: 'live',
  rank: 9,
  title: ['移交主持', 'Handing over the live'],
  purpose: [
    '被邀请者接受前，原主持人保留全部权限；接受的同时权限整体移交，所有人同时得知。',
    'The host keeps every power until the appointed person accepts; then all of them pass at one moment for everybody.',
  ],
  rules: ['LIVE-05', 'LIVE-07'],
  states: {
    'hostTransfer.stable': ['无移交', 'Nothing under way'],
    'hostTransfer.sending': ['正在发出邀请', 'Asking'],
    'hostTransfer.appointing': ['等待对方回应', 'Waiting for the answer'],
    'hostTransfer.withdrawing': ['正在撤回', 'Taking it back'],
    'hostTransfer.offered': ['受邀主持', 'Asked to be host'],
    'hostTransfer.accepting': ['正在接受', 'Accepting'],
    'hostTransfer.declining': ['正在谢绝', 'Declining'],
    'hostTransfer.takingOver': ['正在接手', 'Taking over'],
    'hostTransfer.steppingDown': ['正在退下', 'Stepping down'],
  },
  events: {
    'transfer.known': ['server', '服务器通知主持人与邀请', 'The server tells of host and appointment'],
    'host.gained': ['server', '本人成为主持人', 'This person has become the host'],
    'host.lost': ['server', '本人不再是主持人', 'This person is the host no more'],
    'offer.received': ['server', '本人被邀请', 'This person is asked'],
    'offer.sent': ['server', '邀请已发出', 'The question was asked'],
    'offer.declined': ['server', '对方谢绝', 'The appointed person has declined'],
    'offer.ended': [
      'server',
      '邀请过期、撤回或已被接受',
      'The appointment expired, was taken back, or accepted',
    ],
    'transfer.appoint': ['visitor', '主持人选定接手者', 'The host chooses a successor'],
    'transfer.withdraw': ['visitor', '主持人撤回邀请', 'The host takes it back'],
    'transfer.accept': ['visitor', '被邀请者接受', 'The appointed person accepts'],
    'transfer.decline': ['visitor', '被邀请者谢绝', 'The appointed person declines'],
  },
  actors: {
    watchTransfer: ['server', '留意主持人与邀请', 'Notices host and appointment'],
    appointHost: ['server', '发出邀请', 'Asks the appointed person'],
    withdrawOffer: ['server', '撤回邀请', 'Takes the question back'],
    answerOffer: ['server', '登记回应', 'Takes the answer'],
    takeOver: ['browser', '接过主持人的媒体席位', 'Takes the host’s place at the media'],
    stepDown: ['browser', '停止采集与推流', 'Ends capture and publishing'],
  },
  guards: {
    mayAppoint: ['有权移交', 'May appoint'],
  },
})
