import type { Failure } from '../../contract/failure.ts'
import type { SubjectNode } from '../../contract/user.ts'

/** Valid answers of the profile dialog (PROF-01, PROF-02). */
export interface ProfileAnswers {
  group_id: 1 | 2
  /** Second-level subjects, at most three. */
  search_field: number[]
  /** Their parents. */
  p_search_field: number[]
  need_submission_service: 0 | 1
}

export interface ProfileContext {
  subjects: SubjectNode[]
  answers: ProfileAnswers | null
  destination: ProfileDestination
  failure: Failure | null
}

export type ProfileDestination = 'attest' | 'onward'
export type ProfileEvent =
  | { type: 'profile.submit'; answers: ProfileAnswers; completeInformation: boolean }
  | { type: 'profile.skip' }
  | { type: 'subjects.retry' }
export type ProfileEmitted = { type: 'profile.failed'; failure: Failure }
/** Views of the list of subjects; each is a tag of the machine. */
export const subjectViews = ['loading', 'failed', 'ready'] as const
export type ProfileTag = 'busy' | 'failure' | (typeof subjectViews)[number]
export interface ProfileOutput {
  destination: ProfileDestination
}

export interface ProfilePort {
  getSubjects(signal: AbortSignal): Promise<SubjectNode[]>
  /** Signing in does not ask again. */
  postponeProfile(signal: AbortSignal): Promise<void>
  saveProfile(answers: ProfileAnswers, signal: AbortSignal): Promise<void>
}
