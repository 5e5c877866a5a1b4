import type { Application } from '../../contract/organizer.ts'
import type { AttestPort, Known, Submission, Withdrawal } from './attest.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createAttestActors = (port: AttestPort) => ({
  loadApplication: fromPromise<Known, void>(({ signal }) => port.loadApplication(signal)),
  submitApplication: fromPromise<Application, Submission>(({ input, signal }) =>
    port.submitApplication(input, signal),
  ),
  withdrawApplication: fromPromise<void, Withdrawal>(({ input, signal }) =>
    port.withdrawApplication(input, signal),
  ),
})
