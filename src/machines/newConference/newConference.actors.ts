import type { OwnConference } from '../../contract/ownConference.ts'
import { fromPromise } from '../shared/fromPromise.ts'
import type { CreateConference, NewConferencePort } from './newConference.types.ts'

export const createNewConferenceActors = (port: NewConferencePort) => ({
  createConference: fromPromise<OwnConference, CreateConference>(({ input, signal }) =>
    port.createConference(input, signal),
  ),
})
