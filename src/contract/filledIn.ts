import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'

/** Languages in which a conference has to be filled in (CONF-02). */

interface Titles {
  readonly title: string
  readonly eng_title?: string | undefined
}

/** Those in which it has a title, Chinese first; Chinese where it has none yet. A conference in English alone leaves the Chinese one empty. */
export const filledIn = ({ title, eng_title = '' }: Titles): readonly ['zh' | 'en', ...Array<'en'>] => {
  if (eng_title.trim() === '') return ['zh']
  return title.trim() === '' ? ['en'] : ['zh', 'en']
}

/** The language without which it is not published; the other one is a translation. */
export const mustBeFilledIn = (titles: Titles): 'zh' | 'en' => filledIn(titles)[0]

/** One of its titles is given. */
export const isTitled = z.check<Titles>(({ value, issues }) => {
  if (value.title.trim() !== '' || (value.eng_title ?? '').trim() !== '') return
  const message = 'required' satisfies Reason
  issues.push({ code: 'custom', message, path: ['title'], input: value.title })
})
