import { answersIn, type Answers } from '../src/contract/examples.ts'

/** The happy answer of every call. */
export type Fixtures = Answers

/** The successful responses in one language; a new object each time, so that a change never reaches another story. */
export const fixturesFor = answersIn
