import type { DocumentBatchFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { documentBatchMachine } from './documentBatch.machine.ts'

const fresh: DocumentBatchFacts = {
  conferenceId: 1,
  kind: 'attendance',
  hasTemplate: true,
  people: 3,
  isTooLarge: false,
  isDrawn: false,
  isOfCertificates: true,
  done: 0,
  failed: 0,
  issued: 0,
  revoked: 0,
}

/** The world at one moment. */
const moment = (
  facts: Partial<
    Pick<
      DocumentBatchFacts,
      'hasTemplate' | 'people' | 'isTooLarge' | 'isDrawn' | 'isOfCertificates' | 'done'
    >
  >,
) => {
  const { hasTemplate, people, isTooLarge, isDrawn, isOfCertificates, done } = fresh
  return learned({ hasTemplate, people, isTooLarge, isDrawn, isOfCertificates, done, ...facts })
}

export const documentBatch: Model<typeof documentBatchMachine> = {
  machine: documentBatchMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ hasTemplate: false }),
    moment({ people: 0 }),
    moment({ isTooLarge: true }),
    moment({ isDrawn: true }),
    moment({ isDrawn: true, done: 3 }),
    moment({ isDrawn: true, done: 3, isOfCertificates: false }),
    { type: 'batch.generate' },
    { type: 'batch.finish' },
    { type: 'batch.issue' },
    { type: 'batch.discard' },
  ],
  project: ({ hasTemplate, people, isTooLarge, isDrawn, isOfCertificates, done }) => ({
    ...{ hasTemplate, people, isTooLarge, isDrawn, isOfCertificates, done },
  }),
}
