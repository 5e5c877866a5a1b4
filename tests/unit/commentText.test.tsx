import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { CommentText } from '../../src/components/catalogue/Comments/CommentText.tsx'
import { memberCommentForm } from '../../src/contract/comment.ts'
import { asKept } from '../../src/contract/commentText.ts'
import { payloads } from '../e2e/support/payloads.ts'

/** Each alone, behind a name, broken out of an attribute, encoded, and in a bidirectional disguise. */
const hostile = payloads.flatMap((payload) => [
  payload,
  `@林梅 ${payload}`,
  `x" onmouseover="${payload}" y='${payload}`,
  encodeURIComponent(payload),
  `\u202E${payload}\u202C`,
])

const rendered = (text: string, mentions: readonly string[] = []) =>
  renderToStaticMarkup(
    <IntlProvider locale="zh-CN">
      <CommentText text={text} mentions={mentions} />
    </IntlProvider>,
  )

/** Text that a browser reads from the markup. */
const readOf = (markup: string) =>
  markup
    .replaceAll(/<\/?span(?: (?:lang|class)="[\w -]*")?>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe('[CMT-01] the text of a comment', () => {
  it('is tried with more than two hundred payloads', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(200)
  })

  it.each(hostile)('%j is kept and shown as it was typed, and nothing of it is markup', (payload) => {
    const parsed = memberCommentForm.safeParse({ text: payload.replaceAll(/[\u2028\u2029]/g, '') })
    expect(parsed.success).toBe(true)
    const text = parsed.data?.text ?? ''
    expect(text).not.toMatch(/[\u202A-\u202E]/)
    for (const mentions of [[], ['林梅'], ['script', 'x']]) {
      const markup = rendered(text, mentions)
      expect(markup.replaceAll(/<\/?span(?: (?:lang|class)="[\w -]*")?>/g, '')).not.toMatch(/[<>]/)
      expect(readOf(markup)).toBe(text)
    }
  })

  it.each([
    ['@林梅 看', ['林梅'], ['@林梅']],
    ['@林梅@林梅梅', ['林梅', '林梅梅'], ['@林梅', '@林梅梅']],
    ['a@林梅b@陈立', ['陈立', '林梅'], ['@林梅', '@陈立']],
    ['@nobody', ['林梅'], []],
    ['@@林梅', ['林梅'], ['@林梅']],
  ])('%s marks of %j the names %j', (text, mentions, marked) => {
    const markup = rendered(text, mentions)
    expect([...markup.matchAll(/<span class="[^"]*">([^<]*)<\/span>/g)].map(([, name]) => name)).toEqual(
      marked,
    )
    expect(readOf(markup)).toBe(text)
  })

  it('once kept, is kept the same', () => {
    for (const text of [...hostile, 'Cafe\u0301\n\n\n\nx', ' \u2066 a\u2069 ']) {
      const kept = asKept(text)
      expect(asKept(kept)).toBe(kept)
    }
  })
})
