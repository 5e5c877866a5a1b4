import type { FormImageKind } from '../contract/imageKinds.ts'
import { fireRecord } from '../contract/lifecycle.ts'
import { getApplication, submitApplication } from '../contract/organizer.ts'
import type { Application } from '../contract/organizer.ts'
import type { OrganizerForm } from '../contract/organizerForm.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { sendPicture } from './sendPicture.ts'

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
  sendFile: (picture: { kind: FormImageKind; file: File }, tell: (fact: UploadFact) => void) =>
    sendPicture(api, picture, tell),
})
