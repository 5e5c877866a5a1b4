import { describe, expect, it } from 'vitest'

import { hashOf, hashOfRelease, translationOf } from '../../server/lifecycles/content/translation.ts'
import { emptyDocument, type RichDocument } from '../../src/contract/richText.ts'

const doc = (text: string): RichDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const texts = { title: '会场', eng_title: 'Venue', body: doc('在杭州。'), eng_body: doc('In Hangzhou.') }
const at = { translatedHash: hashOf(texts.title, texts.body), isPublic: false }

describe('the state of a translation and its source', () => {
  it.each([
    ['current', texts, at],
    ['stale', { ...texts, body: doc('在上海。') }, at],
    ['stale', { ...texts, title: '会议地点' }, at],
    ['current', { ...texts, title: ' 会场 ' }, at],
    ['missing', { ...texts, eng_title: ' ' }, at],
    ['missing', { ...texts, eng_body: emptyDocument }, at],
    ['none', { ...texts, eng_title: '', eng_body: emptyDocument }, at],
    ['missing', { ...texts, eng_title: '', eng_body: emptyDocument }, { ...at, isPublic: true }],
    ['stale', texts, { ...at, translatedHash: null }],
  ] as const)('[CONF-02] %s', (state, given, known) => expect(translationOf(given, known)).toBe(state))

  it('a release has a hash of both languages', () => {
    const hashes = [texts, { ...texts, eng_title: 'Place' }, { ...texts, body: doc('在上海。') }].map(
      hashOfRelease,
    )
    expect(new Set(hashes).size).toBe(3)
  })
})
