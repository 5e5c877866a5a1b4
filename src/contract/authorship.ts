import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import type { Reason } from './reasons.ts'
import { positiveId } from './fields.ts'
import { exactText } from './text.ts'

/** Answers of an author about having written a paper. */
export const authorAnswers = ['confirmed', 'denied'] as const
export type AuthorAnswer = (typeof authorAnswers)[number]

/** The same, and not answered yet. */
export const authorStandings = ['asked', ...authorAnswers] as const
export type AuthorStanding = (typeof authorStandings)[number]

/** A paper as shown to the recipient of the link: its facts, and the name it lists them under. */
export const authorship = z.object({
  title: z.string(),
  conference: z.string(),
  /** As the paper writes it. */
  name: z.string(),
  affiliation: z.string(),
  /** Names of all authors, in their order. */
  authors: z.array(z.string()),
  /** Null: not answered yet. */
  answer: z.nullable(z.literal(authorAnswers)),
})
export type Authorship = z.infer<typeof authorship>

const token = exactText(64).check(z.regex(/^[\w-]{20,64}$/, 'invalid' satisfies Reason))

/** By POST, so that the token appears in no address. */
export const openAuthorship = endpoint({
  summary: 'The paper of a link that was sent to one of its authors',
  method: 'POST',
  path: '/apic/paper/authorship/open',
  access: 'anyone',
  input: z.object({ token }),
  output: authorship,
})

export const answerAuthorship = endpoint({
  summary: 'Who was sent the link says that they are an author, or that they are not; the last word counts',
  method: 'POST',
  path: '/apic/paper/authorship/answer',
  access: 'anyone',
  input: z.object({ token, answer: z.literal(authorAnswers, 'required' satisfies Reason) }),
  output: authorship,
})

export const answerOwnAuthorship = endpoint({
  summary:
    'A member whom a submitted paper names as an author, and who did not submit it, says that they are one, or that they are not; the last word counts',
  method: 'POST',
  path: '/apic/paper/authorship/own',
  access: 'member',
  input: z.object({ id: positiveId, answer: z.literal(authorAnswers, 'required' satisfies Reason) }),
  output: z.object({ answer: z.literal(authorAnswers) }),
})
