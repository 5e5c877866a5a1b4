import { expect } from 'vitest'

import type { Reason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'

/** Matches what the server says of a refusal, whatever limit it names. */
export const saidAs = (reason: Reason, language: MessageLanguage): unknown => {
  const [plain, counted] = [messageOf(reason, language, null), messageOf(reason, language, null, 987)].map(
    (sentence) => sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('987', String.raw`[\d,]+`),
  )
  return expect.stringMatching(new RegExp(`^(?:${plain}|${counted})$`))
}
