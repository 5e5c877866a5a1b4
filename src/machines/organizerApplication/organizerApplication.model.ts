import type { Application } from '../../contract/organizer.ts'
import { organizerApplicationMachine } from './organizerApplication.machine.ts'
import { application, callError, organizerValues } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const known = (change: Partial<Application>) =>
  done('loadApplication', { application: { ...application, ...change }, draft: {} })
const form = organizerValues

export const organizerApplication: Model<typeof organizerApplicationMachine> = {
  machine: organizerApplicationMachine,
  inputs: [undefined],
  events: [
    known({ form }),
    known({ state: 'under_review.waiting', form, version: 1 }),
    known({ state: 'under_review.picked_up', form, version: 2 }),
    known({ state: 'approved.settled', form, version: 3 }),
    known({ state: 'approved.changing', form, change: form, version: 4 }),
    known({ state: 'rejected', form, version: 5, reason: '营业执照不清晰' }),
    known({ state: 'rejected', form, version: 6, reason: '资质已注销', revoked: true }),
    failed('loadApplication', callError('offline')),
    { type: 'application.retry' },
    { type: 'application.refresh' },
    { type: 'application.submit', values: form, key: 'key-1' },
    // A real company's number whose check digit is wrong.
    { type: 'application.submit', values: { ...form, tax_no: '91350211M0000XUF46' }, key: 'key-2' },
    { type: 'application.confirm' },
    { type: 'application.edit' },
    { type: 'application.withdraw', key: 'key-3' },
    { type: 'application.amend' },
    { type: 'application.cancel' },
    done('submitApplication', { ...application, state: 'under_review.waiting', form, version: 1 }),
    failed('submitApplication', callError('offline')),
    failed('submitApplication', callError('refused', 'versionConflict')),
    done('withdrawApplication'),
    failed('withdrawApplication', callError('offline')),
    failed('withdrawApplication', callError('refused', 'organizerPickedUp')),
  ],
  project: ({ application: present, acceptedNumber, values, failure }) => ({
    state: present?.state,
    revoked: present?.revoked,
    acceptedNumber,
    number: values?.tax_no,
    failure: failure?.kind,
  }),
}
