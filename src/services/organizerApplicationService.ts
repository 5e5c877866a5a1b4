import type { Failure } from '../contract/failure.ts'
import type { FormImageKind } from '../contract/imageKinds.ts'
import { fireRecord } from '../contract/lifecycle.ts'
import { getApplication, submitApplication } from '../contract/organizer.ts'
import type { Application } from '../contract/organizer.ts'
import type { OrganizerForm } from '../contract/organizerForm.ts'
import { upload } from '../contract/site.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { sendFile } from './sendFile.ts'
import { endOf } from '../contract/characters.ts'

type Texts = Readonly<Record<string, string>>
interface Submission {
  version: number
  key: string
  values: OrganizerForm
}
interface Withdrawal {
  application: Application
  key: string
}
type Fact =
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; failure: Failure }

/** Service for applying as an organizer, with its draft; satisfies the ports of its machines. */
export const createOrganizerApplicationService = ({ api, drafts }: { api: Api; drafts: DraftStore }) => ({
  keepDraft: (texts: Texts) => drafts.keep('attest', texts),
  dropDraft: () => drafts.drop('attest'),
  async loadApplication(signal: AbortSignal) {
    const application = await api.call(getApplication, {}, { signal })
    // An application under review cannot be edited.
    const draft = application.state.startsWith('under_review') ? {} : drafts.read('attest')
    return { application, draft }
  },
  async submitApplication({ version, key, values }: Submission, signal: AbortSignal) {
    const application = await api.call(submitApplication, { version, key, ...values }, { signal })
    drafts.drop('attest')
    return application
  },
  async withdrawApplication({ application, key }: Withdrawal, signal: AbortSignal) {
    const { id, version, change } = application
    const wish = { entity: 'organizer', id, event: 'organizer.withdraw', version, key } as const
    await api.call(fireRecord, wish, { signal })
    // The server stores the submission, but not a change of it.
    if (change !== null) drafts.keep('attest', change)
  },
  sendFile: ({ kind, file }: { kind: FormImageKind; file: File }, tell: (fact: Fact) => void) =>
    sendFile({
      file,
      field: null,
      send: (content, options) => api.call(upload, { kind, content, name: endOf(file.name, 255) }, options),
      onProgress: (share) => tell({ type: 'upload.progressed', share }),
      onSent: ({ url }) => tell({ type: 'upload.finished', url }),
      onFailure: (failure) => tell({ type: 'upload.failed', failure }),
    }),
})
