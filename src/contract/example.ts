import type { CallInput, CallOutput, Endpoint } from './endpoint.ts'

/** Chooses the language of an answer. */
export type Say = (zh: string, en: string) => string

/**
 * A call as tests and mocks make it: a valid request, optional fields included, and a successful answer. The answer is
 * a function, so that a change of it never reaches another caller. The product loads no examples.
 */
export interface Example<E extends Endpoint> {
  readonly sample: CallInput<E>
  readonly answer: (say: Say) => CallOutput<E>
}

/** The examples of a module of the contract: one for each of its calls, or it does not compile. */
export type ExamplesOf<Module> = {
  readonly [K in keyof Module as Module[K] extends Endpoint ? K : never]: Module[K] extends Endpoint
    ? Example<Module[K]>
    : never
}

export const sayIn =
  (language: 'zh' | 'en'): Say =>
  (zh, en) =>
    // An empty text is intended here: examples use it for a missing language.
    // oxlint-disable-next-line symposium/in-language
    language === 'zh' ? zh : en

export const onePage = (total: number) => ({ total, page: 1, page_size: 12 })

/** The conference that the orders, tickets and records of the examples belong to. */
export const conference = {
  title: (say: Say) => say('能源材料与碳中和国际论坛', 'Forum on Energy Materials and Carbon Neutrality'),
  times: { starts_at: '2026-12-09T01:00:00.000Z', ends_at: '2026-12-11T10:00:00.000Z' },
}

export const codeSent = () => ({ resend_after: 60, expires_in: 300 })

export const session = () => ({
  token: 'q1W9dXk2Vb7LrN4sT8yZ0pEuGhJc5mAfR3oKxQiUnBw',
  sign: 'Zk3R8vD1yN6tQ0sXb5Lw2uJc9hGf4aMeP7oKxViUrBn',
  user_id: 7,
  loginauth: 1 as const,
  needs_factor: false,
})
