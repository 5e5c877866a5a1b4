import type { SubjectNode } from '../../contract/user.ts'
import type { ProfileAnswers, ProfilePort } from './profile.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createProfileActors = (port: ProfilePort) => ({
  getSubjects: fromPromise<SubjectNode[], void>(({ signal }) => port.getSubjects(signal)),
  saveProfile: fromPromise<void, ProfileAnswers>(({ input, signal }) => port.saveProfile(input, signal)),
})
