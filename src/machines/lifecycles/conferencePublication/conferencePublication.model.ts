import type { ConferencePublicationFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { conferencePublicationMachine } from './conferencePublication.machine.ts'

const drafted: ConferencePublicationFacts = {
  title: '第十届粒子物理年会',
  isApproved: true,
  isReady: true,
  hasOrders: false,
  isOver: false,
  wasCancelled: false,
  reason: null,
  engReason: null,
  notes: {},
}
const cancelling = {
  type: 'publication.cancel',
  confirmation: drafted.title,
  reason: '场馆因台风关闭，会议取消。',
  eng_reason: 'The venue is closed by a typhoon; the conference is cancelled.',
} as const

export const conferencePublication: Model<typeof conferencePublicationMachine> = {
  machine: conferencePublicationMachine,
  inputs: [drafted],
  events: [
    learned({ isApproved: true, isReady: false, hasOrders: false, isOver: false }),
    learned({ isApproved: false, isReady: true, hasOrders: false, isOver: false }),
    learned({ isApproved: true, isReady: true, hasOrders: true, isOver: false }),
    learned({ isApproved: true, isReady: true, hasOrders: false, isOver: true }),
    learned({ isApproved: true, isReady: true, hasOrders: false, isOver: false }),
    { type: 'publication.submit' },
    { type: 'publication.withdraw' },
    { type: 'publication.approve' },
    { type: 'publication.return', reason: '请补充会场地址', notes: { venue: '请写明楼层' } },
    { type: 'publication.return', reason: '' },
    { type: 'publication.unpublish' },
    cancelling,
    { ...cancelling, confirmation: '粒子物理' },
    { ...cancelling, eng_reason: '' },
    { type: 'publication.archive' },
    { type: 'publication.reopen', reason: '补充论文集链接' },
    { type: 'publication.reopen', reason: '' },
  ],
  project: ({ isApproved, isReady, hasOrders, isOver, wasCancelled }) => ({
    isApproved,
    isReady,
    hasOrders,
    isOver,
    wasCancelled,
  }),
}
