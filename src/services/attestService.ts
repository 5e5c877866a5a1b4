import * as z from 'zod/mini'

import { toFailure } from '../contract/failure.ts'
import type { Failure } from '../contract/failure.ts'
import type { ImageKind } from '../contract/imageKinds.ts'
import { fireRecord } from '../contract/lifecycle.ts'
import { getApplication, submitApplication } from '../contract/organizer.ts'
import type { Application } from '../contract/organizer.ts'
import type { OrganizerForm } from '../contract/organizerForm.ts'
import { upload } from '../contract/site.ts'
import type { Api } from './api.ts'
import { readAsImage } from './readAsImage.ts'
import type { Box } from './storage.ts'

interface Needs {
  api: Api
  /** Of this tab: outlives a session that ended, which empties `local`. */
  tab: Box
  /** Of this browser: outlives the tab. */
  local: Box
  /** Of whoever is signed in. */
  uid(): string
}

type Texts = Readonly<Record<string, string>>
type UploadFact =
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; failure: Failure }

export type AttestService = ReturnType<typeof createAttestService>

const stored = z.record(z.string(), z.string())

/** What applying as an organizer does to the outside world; satisfies the ports of its machines. */
export const createAttestService = ({ api, tab, local, uid }: Needs) => {
  const name = () => `attest:${uid()}`
  const boxes = [tab, local]
  const recall = (): Texts => {
    try {
      return stored.parse(JSON.parse(tab.read(name()) ?? local.read(name()) ?? '{}'))
    } catch {
      return {}
    }
  }
  const forget = () => {
    for (const box of boxes) box.remove(name())
  }
  const keepDraft = (texts: Texts) => {
    for (const box of boxes) box.write(name(), JSON.stringify(texts))
  }
  return {
    keepDraft,
    dropDraft: forget,
    loadApplication: async (signal: AbortSignal) => {
      const application = await api.call(getApplication, {}, { signal })
      // What is under review is not to be typed over.
      const draft = application.state.startsWith('under_review') ? {} : recall()
      return { application, draft }
    },
    submitApplication: async (
      { version, key, values }: { version: number; key: string; values: OrganizerForm },
      signal: AbortSignal,
    ) => {
      const application = await api.call(submitApplication, { version, key, ...values }, { signal })
      forget()
      return application
    },
    withdrawApplication: async (
      { application, key }: { application: Application; key: string },
      signal: AbortSignal,
    ) => {
      const { id, version, change } = application
      const wish = { entity: 'organizer', id, event: 'organizer.withdraw', version, key } as const
      await api.call(fireRecord, wish, { signal })
      // The server keeps what was submitted, but not a change of it.
      if (change !== null) keepDraft(change)
    },
    /** Answers how to give it up. */
    sendFile({ kind, file }: { kind: ImageKind; file: File }, tell: (fact: UploadFact) => void) {
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
  }
}
