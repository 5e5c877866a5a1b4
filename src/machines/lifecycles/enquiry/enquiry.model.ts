import { learned } from '../../../../mocks/samples/learned.ts'
import type { EnquiryFacts } from '../../../contract/facts.ts'
import type { Model } from '../../shared/model.ts'
import { enquiryMachine } from './enquiry.machine.ts'

const fresh: EnquiryFacts = { isQuiet: false, reason: null }

export const enquiry: Model<typeof enquiryMachine> = {
  machine: enquiryMachine,
  inputs: [fresh],
  events: [
    learned({ isQuiet: true }),
    learned({ isQuiet: false }),
    { type: 'enquiry.answer', reason: '可以安排同传，每场 3 人。' },
    { type: 'enquiry.answer', reason: '' },
    { type: 'enquiry.followUp', reason: '两场同时进行可以吗？' },
    { type: 'enquiry.followUp', reason: '' },
    { type: 'enquiry.decline', reason: '该城市暂无服务。' },
    { type: 'enquiry.decline', reason: '' },
    { type: 'enquiry.close' },
    { type: 'enquiry.lapse' },
  ],
  project: ({ isQuiet }) => ({ isQuiet }),
}
