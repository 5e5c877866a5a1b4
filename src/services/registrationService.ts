import { getConference } from '../contract/conference.ts'
import { getRegistrationForm } from '../contract/conferenceForm.ts'
import { answersIn, answerTexts } from '../contract/formFields.ts'
import { getDraft, joinWaitlist, listCoupons, placeOrder, saveDraft } from '../contract/order.ts'
import type { FilledForm } from '../contract/registrationForm.ts'
import { submitStudentProof } from '../contract/studentProof.ts'
import type { UploadFact } from '../machines/fileUpload/fileUpload.types.ts'
import type { Api } from './api.ts'
import type { DraftStore } from './draftStore.ts'
import { sendFile } from './sendFile.ts'
import { uploadFacts } from './uploadFacts.ts'
import { onUnreadChange } from './unreadChannel.ts'

/** Milliseconds between two checks for an offered place. */
const offerPeriod = 10_000

interface Deps {
  api: Api
  drafts: DraftStore
  /** Milliseconds since 1970. */
  now(): number
}

type Texts = Readonly<Record<string, string>>
interface Attempt {
  form: FilledForm
  amount: number
  key: string
}

interface ProofWish {
  file: File
  /** Version of the displayed proof; 0: there is none. */
  version: number
  /** Used unless this file was sent before: an answer that was lost makes no second proof of it. */
  key: string
  /** Called when the server has returned a result, or reported a change in the meantime. */
  onAnswer: () => void
}

/**
 * Service for registering for a conference; satisfies the port of its machine. Texts that are not on the server yet
 * stay in the browser: they outlive a page that was left before a quiet second, and a session that ended (SES-08).
 */
export const createRegistrationService =
  ({ api, drafts, now }: Deps) =>
  (conferenceId: number) => {
    const form = `registration-${conferenceId}`
    const proofKeys = new WeakMap<File, string>()
    const recall = () => drafts.read(form)
    const keepDraft = (texts: Texts) => drafts.keep(form, { ...recall(), ...texts })
    /** Unless something was typed while these were on their way. */
    const drop = (sent: Texts) => {
      if (Object.entries(recall()).every(([name, text]) => (sent[name] ?? '') === text)) drafts.drop(form)
    }
    const loadConference = async (signal: AbortSignal) => {
      const [conference, { list }, { questions }] = await Promise.all([
        api.call(getConference, { id: conferenceId }, { signal }),
        api.call(listCoupons, { page_size: 50 }, { signal }),
        api.call(getRegistrationForm, { conference_id: conferenceId }, { signal }),
      ])
      const coupons = list
        // One that is bound to an order, or to another conference, is of no use here.
        .filter(
          ({ kind, state, order_id, conference: only }) =>
            kind === 'registration' &&
            state === 'available' &&
            order_id === null &&
            (only === null || only.id === conferenceId),
        )
        .map(({ code, amount }) => ({ code, amount }))
      return { conference, coupons, questions, at: now() }
    }
    return {
      loadConference,
      /** At once; the server gets it after a quiet second, if there is one. */
      keepDraft,
      async loadRegistration(signal: AbortSignal) {
        const [present, { draft, known }] = await Promise.all([
          loadConference(signal),
          api.call(getDraft, { conference_id: conferenceId }, { signal }),
        ])
        return { ...present, known, texts: { ...draft, ...recall() } }
      },
      async saveDraft(texts: Texts, signal: AbortSignal) {
        keepDraft(texts)
        const fields = {
          ...plain(texts),
          answers: JSON.stringify(answersIn(texts)),
          conference_id: conferenceId,
        }
        await api.call(saveDraft, fields, { signal })
        drop(texts)
      },
      async placeOrder({ form: values, amount, key }: Attempt, signal: AbortSignal) {
        keepDraft(asTexts(values))
        const order = await api.call(
          placeOrder,
          {
            ...{ ...values, answers: JSON.stringify(values.answers ?? {}) },
            ...{ conference_id: conferenceId, expected_amount: amount, key },
          },
          { signal },
        )
        drafts.drop(form)
        return order
      },
      watchPlace(ticketTypeId: number, emit: () => void) {
        const stop = new AbortController()
        const look = async () => {
          const { ticket_types } = await api.call(
            getConference,
            { id: conferenceId },
            { signal: stop.signal },
          )
          if (ticket_types.find(({ id }) => id === ticketTypeId)?.waiting?.state === 'offered') emit()
        }
        // A failed check is repeated at the next occasion.
        const lookIfVisible = () => {
          if (document.visibilityState === 'visible') void look().catch(() => undefined)
        }
        const timer = setInterval(lookIfVisible, offerPeriod)
        document.addEventListener('visibilitychange', lookIfVisible)
        const forget = onUnreadChange(lookIfVisible)
        return () => {
          clearInterval(timer)
          document.removeEventListener('visibilitychange', lookIfVisible)
          forget()
          stop.abort()
        }
      },
      /** Uploads a proof of student status; returns the cancel function. */
      sendProof({ file, version, key: fresh, onAnswer }: ProofWish, tell: (fact: UploadFact) => void) {
        const key = proofKeys.get(file) ?? fresh
        proofKeys.set(file, key)
        return sendFile({
          ...{ file, field: null },
          send: (content, options) =>
            api.call(submitStudentProof, { conference_id: conferenceId, version, key, content }, options),
          ...uploadFacts(tell, (proof: { file: string }) => proof.file, onAnswer),
          onFailure: (failure) => {
            // The proof may have been decided, or submitted elsewhere.
            if (failure.kind === 'refused') onAnswer()
            tell({ type: 'upload.failed', failure })
          },
        })
      },
      joinWaitlist: (ticketTypeId: number, signal: AbortSignal) =>
        api.call(joinWaitlist, { ticket_type_id: ticketTypeId }, { signal }),
    }
  }

const asTexts = ({ answers = {}, ...form }: FilledForm): Texts => ({
  ...Object.fromEntries(Object.entries(form).map(([field, value]) => [field, String(value ?? '')])),
  ...answerTexts(answers),
})

/** The texts without the answers. */
const plain = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !name.startsWith('answers.')))
