import { cloneConference, getConferenceFile, importConference } from '../contract/conferenceCopy.ts'
import { conferenceFile, longestConferenceFile } from '../contract/conferenceFile.ts'
import { CallError, failure } from '../contract/failure.ts'
import { isReason, type Reason } from '../contract/reasons.ts'
import type { ConferenceCopyPort } from '../machines/conferenceCopy/conferenceCopy.types.ts'
import type { Api } from './api.ts'

/** Conferences as files and as next year's; the port of `conferenceCopy`. */
export const createConferenceCopyService = ({ api }: { api: Api }): ConferenceCopyPort => ({
  loadSource: async (conference_id, signal) =>
    (await api.call(getConferenceFile, { conference_id }, { signal })).file,

  async readSource(file, signal) {
    // In UTF-8 a UTF-16 unit takes three bytes at most.
    if (file.size > longestConferenceFile * 3) throw refused('fileTooLarge')
    const parsed = conferenceFile.safeParse(valueOf(await textOf(file)))
    signal.throwIfAborted()
    if (!parsed.success) throw faultOf(parsed.error.issues[0])
    return parsed.data
  },

  makeCopy: ({ conferenceId, source, wish, key }, signal) =>
    conferenceId === null || wish === null
      ? api.call(importConference, { key, file: JSON.stringify(source) }, { signal })
      : api.call(
          cloneConference,
          { ...wish, conference_id: conferenceId, key, parts: wish.parts.join(',') },
          { signal },
        ),
})

/** Input that is no conference file is faulty as a whole; otherwise the faulty place is named. */
const faultOf = (issue: { readonly message: string; readonly path: readonly PropertyKey[] } | undefined) => {
  const isForeign = issue === undefined || issue.path.length < 2
  if (isForeign) return refused('conferenceFileUnknown')
  return refused(isReason(issue.message) ? issue.message : 'invalid', issue.path.map(String).join('.'))
}

const textOf = async (file: File): Promise<string> => {
  try {
    return await file.text()
  } catch {
    throw refused('fileContentWrong')
  }
}

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw refused('conferenceFileUnknown')
  }
}

const refused = (reason: Reason, field: string | null = null) =>
  new CallError(failure('refused', null, { reason, field, retry_after: null }))
