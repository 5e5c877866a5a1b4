import type { AppServices } from '../../app/context.tsx'
import { toFailure } from '../../contract/failure.ts'
import { fireRecord } from '../../contract/lifecycle.ts'
import { getApplication, submitApplication } from '../../contract/organizer.ts'
import { upload } from '../../contract/site.ts'
import type { AttestPort, Texts } from '../../machines/attest/attest.types.ts'
import type { FileUploadPort } from '../../machines/fileUpload/fileUpload.types.ts'
import { readAsImage } from './readAsImage.ts'

/** What applying as an organizer does to the outside world, and its draft. */
export const createAttestPort = ({ api, drafts }: Pick<AppServices, 'api' | 'drafts'>) =>
  ({
    keepDraft: (texts: Texts) => drafts.keep('attest', texts),
    dropDraft: () => drafts.drop('attest'),
    async loadApplication(signal) {
      const application = await api.call(getApplication, {}, { signal })
      // What is under review is not to be typed over.
      const draft = application.state.startsWith('under_review') ? {} : drafts.read('attest')
      return { application, draft }
    },
    async submitApplication({ version, key, values }, signal) {
      const application = await api.call(submitApplication, { version, key, ...values }, { signal })
      drafts.drop('attest')
      return application
    },
    async withdrawApplication({ application, key }, signal) {
      const { id, version, change } = application
      const wish = { entity: 'organizer', id, event: 'organizer.withdraw', version, key } as const
      await api.call(fireRecord, wish, { signal })
      // The server keeps what was submitted, but not a change of it.
      if (change !== null) drafts.keep('attest', change)
    },
    sendFile({ kind, file }, tell) {
      const stop = new AbortController()
      const { signal } = stop
      const onProgress = (share: number) => tell({ type: 'upload.progressed', share })
      readAsImage(file)
        .then((content) =>
          api.call(upload, { kind, content, name: file.name.slice(-255) }, { signal, onProgress }),
        )
        .then(
          ({ url }) => !signal.aborted && tell({ type: 'upload.finished', url }),
          (error: unknown) => !signal.aborted && tell({ type: 'upload.failed', failure: toFailure(error) }),
        )
      return () => stop.abort()
    },
  }) satisfies AttestPort & FileUploadPort & Record<string, unknown>
