import { answersIn, type Answers } from '../src/contract/examples.ts'

/** The happy answer of every call. */
export type Fixtures = Answers

/** The happy answers in one language; a new object each time, so that nobody's change reaches another story. */
export const fixturesFor = answersIn
