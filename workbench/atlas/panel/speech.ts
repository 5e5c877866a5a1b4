import type { Bilingual } from '../../../src/machines/shared/words.ts'
import * as React from 'react'

import { defaultLocale } from '../../../src/i18n/locale.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { texts } from './texts.ts'

/** The panel's texts and any other in the language of the toolbar. */
export interface Speech {
  readonly locale: Locale
  say(text: keyof typeof texts): string
  tell(text: Bilingual): string
}

export const speechIn = (locale: Locale): Speech => ({
  locale,
  say: (text) => texts[text][locale],
  tell: (text) => text[locale],
})

const SpeechContext = React.createContext(speechIn(defaultLocale))
export const SpeechProvider = SpeechContext.Provider
export const useSpeech = () => React.useContext(SpeechContext)
