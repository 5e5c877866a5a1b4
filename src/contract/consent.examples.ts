import type * as consent from './consent.ts'
import type { ExamplesOf } from './example.ts'

export const consentExamples: ExamplesOf<typeof consent> = {
  getConsents: { sample: {}, answer: () => [] },
  giveConsent: { sample: { agreement: 1, private: 1 }, answer: () => [] },
}
