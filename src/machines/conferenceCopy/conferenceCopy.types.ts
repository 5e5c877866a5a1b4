import type { ConferenceFile, CopyPart } from '../../contract/conferenceFile.ts'
import type { Failure } from '../../contract/failure.ts'
import type { OwnConference } from '../../contract/ownConference.ts'

/** Options of the copy; for a clone also its title, its first day and the parts that it takes over. */
export interface CopyWish {
  readonly title: string
  readonly eng_title: string
  readonly starts_on: string
  readonly parts: readonly CopyPart[]
}

export interface ConferenceCopyInput {
  /** Null: the conference comes as a file. */
  conferenceId: number | null
}

export interface ConferenceCopyContext extends ConferenceCopyInput {
  /** Source of the copy; null before it was read. */
  source: ConferenceFile | null
  /** Wish sent last; null before the first time, and always for a file. */
  wish: CopyWish | null
  /** Idempotency key of `wish` and `source`. */
  key: string
  failure: Failure | null
}

export type ConferenceCopyEvent =
  | { type: 'copy.retry' }
  | { type: 'file.choose'; file: File }
  /** `wish` has passed the contract; null of a file. `key` is used unless the same was sent before. */
  | { type: 'copy.make'; wish: CopyWish | null; key: string }

export type ConferenceCopyEmitted = { type: 'copy.made'; conference: OwnConference }

/** Views of the page; each is a tag of the machine. */
export const copyViews = ['loading', 'failed', 'choosing', 'preview', 'barred'] as const
export type ConferenceCopyTag = 'busy' | 'failure' | (typeof copyViews)[number]

export interface MakeCopy {
  readonly conferenceId: number | null
  readonly source: ConferenceFile
  readonly wish: CopyWish | null
  readonly key: string
}

/** Everything rejects with `CallError`. @public */
export interface ConferenceCopyPort {
  loadSource(conferenceId: number, signal: AbortSignal): Promise<ConferenceFile>
  /** Rejects with `fileContentWrong`, or with what is wrong in the file. */
  readSource(file: File, signal: AbortSignal): Promise<ConferenceFile>
  makeCopy(wish: MakeCopy, signal: AbortSignal): Promise<OwnConference>
}
