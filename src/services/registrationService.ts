import * as z from 'zod/mini'

import { getConference } from '../contract/conference.ts'
import { getDraft, joinWaitlist, listCoupons, placeOrder, saveDraft } from '../contract/order.ts'
import type { RegistrationForm } from '../contract/registrationForm.ts'
import type { Api } from './api.ts'
import type { Box } from './storage.ts'

interface Needs {
  api: Api
  /** Of this tab. */
  box: Box
  /** Of whoever is signed in. */
  uid(): string
  /** Milliseconds since 1970. */
  now(): number
}

type Texts = Readonly<Record<string, string>>
interface Attempt {
  form: RegistrationForm
  amount: number
  key: string
}

const stored = z.record(z.string(), z.string())

/**
 * What registering for a conference does to the outside world; satisfies the port of its machine. Texts that the server
 * does not have yet stay in this tab, by account: they outlive a session that ended while they were on their way (SES-08).
 */
export const createRegistrationService =
  ({ api, box, uid, now }: Needs) =>
  (conferenceId: number) => {
    const name = () => `registration:${uid()}:${conferenceId}`
    const remember = (texts: Texts) => box.write(name(), JSON.stringify(texts))
    const recall = (): Texts => {
      try {
        return stored.parse(JSON.parse(box.read(name()) ?? '{}'))
      } catch {
        return {}
      }
    }
    const loadConference = async (signal: AbortSignal) => {
      const [conference, { list }] = await Promise.all([
        api.call(getConference, { id: conferenceId }, { signal }),
        api.call(listCoupons, { page_size: 50 }, { signal }),
      ])
      const coupons = list
        .filter(({ kind, state }) => kind === 'registration' && state === 'available')
        .map(({ code, amount }) => ({ code, amount }))
      return { conference, coupons, at: now() }
    }
    return {
      loadConference,
      async loadRegistration(signal: AbortSignal) {
        const [present, { draft, known }] = await Promise.all([
          loadConference(signal),
          api.call(getDraft, { conference_id: conferenceId }, { signal }),
        ])
        return { ...present, known, texts: { ...draft, ...recall() } }
      },
      async saveDraft(texts: Texts, signal: AbortSignal) {
        remember(texts)
        const owner = name()
        await api.call(saveDraft, { ...texts, conference_id: conferenceId }, { signal })
        box.remove(owner)
      },
      async placeOrder({ form, amount, key }: Attempt, signal: AbortSignal) {
        const owner = name()
        remember({ ...recall(), ...asTexts(form) })
        const order = await api.call(
          placeOrder,
          { ...form, conference_id: conferenceId, expected_amount: amount, key },
          { signal },
        )
        box.remove(owner)
        return order
      },
      joinWaitlist: (ticketTypeId: number, signal: AbortSignal) =>
        api.call(joinWaitlist, { ticket_type_id: ticketTypeId }, { signal }),
    }
  }

const asTexts = (form: RegistrationForm): Texts =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, String(value ?? '')]))
